import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { site } from '../site.ts';

export const has = (words: string) => (html: string) => html.includes(words);
export const hasNot = (words: string) => (html: string) => !html.includes(words);

/** Waits for the document as it comes from the server. */
export async function expectSoon(path: string, expected: (html: string) => boolean, what: string): Promise<void> {
  await expect
    .poll(async () => expected(await (await fetch(`${site.url}${path}`)).text()), {
      message: `${what} on ${path}`,
      intervals: [50],
    })
    .toBe(true);
}

/** The edge says in its log that the CMS has told it of an edit. */
async function timesTold(): Promise<number> {
  return (await readFile(join(site.dataDir, 'logs', 'edge.log'), 'utf8')).split('"content changed"').length;
}

/** Does an edit, and waits until the edge has been told of it: then visitors do not wait until content counts as old. */
export async function expectTold(edit: () => Promise<unknown>): Promise<void> {
  const before = await timesTold();
  await edit();
  await expect.poll(timesTold, { message: 'the CMS tells the edge of the edit' }).toBeGreaterThan(before);
}
