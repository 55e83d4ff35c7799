import Database from 'better-sqlite3';
import { StepError } from '../process/step.mjs';
import { contentHash, copyContent } from './copy-content.mjs';
import { copyTable, targetColumns } from './copy-table.mjs';
import { readProgress, writeProgress } from './progress-table.mjs';
import { hashOfTarget } from './table-hash.mjs';

/** @typedef {import('./table-hash.mjs').ComparedPart} ComparedPart */

const FORMS = 'edge.submissions';

/**
 * Refuses a target on which the site has run since the last move: what it got there would be undone.
 * @param {import('pg').Client} client
 */
export async function refuseUsedTarget(client) {
  const progress = await readProgress(client);
  if (progress === null) return;
  await inTransaction(client, async () => {
    const [content, forms] = [progress.get('content')?.hash, progress.get('forms')?.hash];
    if (content && content !== (await contentHash(client))) throw new StepError(usedText('content'));
    if (forms && forms !== (await formsHash(client))) throw new StepError(usedText('forms'));
  });
}

/** @param {import('./progress-table.mjs').Part} part */
function usedText(part) {
  return (
    `The site runs on the database already: its ${part} changed there since it was moved. To move again would undo that. Go on with ` +
    'that site, or name an empty database.'
  );
}

/** @param {import('pg').Client} client */
async function formsHash(client) {
  return (await hashOfTarget(client, FORMS, await targetColumns(client, FORMS))).hash;
}

/**
 * @param {import('pg').Client} client
 * @param {{ file: string, program: string }} source a copy of the CMS's file that nobody changes
 * @returns {Promise<ComparedPart[]>}
 */
export function moveContent(client, { file, program }) {
  return fromFile(file, (source) =>
    inTransaction(client, async () => {
      const parts = checked(await copyContent(client, source));
      await writeProgress(client, 'content', { hash: await contentHash(client), program });
      return parts;
    }),
  );
}

/**
 * @param {import('pg').Client} client
 * @param {string | null} file a copy of the edge's file that nobody changes; null when it has none
 * @returns {Promise<ComparedPart[]>}
 */
export function moveForms(client, file) {
  return inTransaction(client, async () => {
    await client.query(`SET LOCAL lock_timeout = '10s'`);
    await client.query(`DELETE FROM ${FORMS}`);
    const copy = (/** @type {import('better-sqlite3').Database} */ source) =>
      copyTable({ client, source, name: 'submissions', table: FORMS });
    const parts = file === null ? [] : checked([await fromFile(file, copy)]);
    await writeProgress(client, 'forms', { hash: await formsHash(client), program: '' });
    return parts;
  });
}

/** Nothing that differs is committed. @param {ComparedPart[]} parts */
function checked(parts) {
  const odd = parts.find(({ source, target }) => source.count !== target.count || source.hash !== target.hash);
  if (!odd) return parts;
  throw new StepError(
    `The table ${odd.part} is not the same in Postgres (${odd.source.count} rows here, ${odd.target.count} there). Nothing of it was ` +
      'stored. Report this: a value of it has no equal there.',
  );
}

/**
 * @template T
 * @param {string} file
 * @param {(source: import('better-sqlite3').Database) => Promise<T>} use
 */
async function fromFile(file, use) {
  const source = new Database(file, { readonly: true, fileMustExist: true });
  try {
    return await use(source);
  } finally {
    source.close();
  }
}

/**
 * @template T
 * @param {import('pg').Client} client
 * @param {() => Promise<T>} work
 */
async function inTransaction(client, work) {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
