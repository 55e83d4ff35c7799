import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as v from 'valibot';

const Keys = v.array(v.nullable(v.string()));
const Count = v.number();

/**
 * How often each form arrived, by its key: in the CMS's database and in the outbox.
 * @param {string} dataDir
 * @returns {Map<string, number>}
 */
export function countDeliveries(dataDir) {
  const cms = new Database(join(dataDir, 'cms', 'content.db'), { readonly: true });
  const keys = ['members', 'prayer_requests'].flatMap((table) =>
    v.parse(Keys, cms.prepare(`SELECT submission_key FROM ${table}`).pluck().all()),
  );
  cms.close();
  const outbox = join(dataDir, 'outbox');
  const mails = existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith('.eml')) : [];
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const key of [...keys, ...mails.map(keyOfMail)]) {
    const name = key ?? 'an entry without a key';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** `<time>-<key>.eml` @param {string} file */
export function keyOfMail(file) {
  return /-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.eml$/.exec(file)?.[1] ?? `outbox/${file}`;
}

/** How many forms the edge has not delivered yet. @param {string} dataDir */
export function countUndelivered(dataDir) {
  const edge = new Database(join(dataDir, 'submissions.sqlite'), { readonly: true });
  const count = edge.prepare(`SELECT count(*) FROM submissions WHERE state NOT IN ('delivered')`).pluck().get();
  edge.close();
  return v.parse(Count, count);
}
