import { openDatabase } from 'database';
import { testDatabase } from 'database/testing';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FormStore } from '../forms/queue/form-store.ts';
import { formsThroughOutages } from '../forms/queue/outage/outage-forms.ts';
import { postgresForms } from '../forms/queue/postgres/postgres-forms.ts';
import { openSqliteForms } from '../forms/queue/sqlite/sqlite-forms.ts';
import { silentLog, tempFolder } from 'releases/testing';

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

/** One edge of several. @param file on its own disk, for the time when the database is away */
export function postgresEdge(url: string, file: string): FormSite {
  return {
    open(now) {
      const database = openDatabase({ url, log: silentLog });
      const shared = { ...postgresForms(database, now), close: database.close };
      return formsThroughOutages({ database, shared, file, log: silentLog });
    },
  };
}

/** A site of several edges, each with a disk of its own. */
export async function postgresSite(): Promise<FormSite & { readonly url: string }> {
  const [url, folder] = [await testDatabase(), await tempFolder()];
  return { url, open: (now) => postgresEdge(url, join(folder, `${randomUUID()}.sqlite`)).open(now) };
}

/** An edge of the site that dies when the test says so: then it takes no more forms. */
export function mortalEdge(site: FormSite): FormSite & { readonly die: () => void } {
  let isDead = false;
  return {
    die: () => void (isDead = true),
    open(now) {
      const store = site.open(now);
      const claim: typeof store.queue.claim = async (...wanted) => (isDead ? [] : store.queue.claim(...wanted));
      return { ...store, queue: { ...store.queue, claim } };
    },
  };
}

/** Every test of stored forms runs on each. */
export const FORM_SITES: readonly (readonly [name: string, start: () => Promise<FormSite>])[] = [
  ['SQLite', sqliteSite],
  ['Postgres', postgresSite],
];
