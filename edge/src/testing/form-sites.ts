import { join } from 'node:path';
import type { FormStore } from '../forms/queue/form-store.ts';
import { openSqliteForms } from '../forms/queue/sqlite/sqlite-forms.ts';
import { tempFolder } from 'releases/testing';

/** Where a site stores its forms. */
export interface FormSite {
  /** Opens them as another edge does. */
  readonly open: (now?: () => number) => FormStore;
}

/** A site on one machine. */
export async function sqliteSite(file?: string): Promise<FormSite & { readonly file: string }> {
  const path = file ?? join(await tempFolder(), 'submissions.sqlite');
  return { file: path, open: (now) => openSqliteForms(path, now) };
}

/** Every test of stored forms runs on each. */
export const FORM_SITES: readonly (readonly [name: string, start: () => Promise<FormSite>])[] = [
  ['SQLite', sqliteSite],
];
