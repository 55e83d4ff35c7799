import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseRunningSite } from '../backup/refuse-running-site.mjs';
import { snapshotDatabase } from '../backup/snapshot-database.mjs';
import { dependentProgram } from '../process/dependent-program.mjs';
import { step, StepError } from '../process/step.mjs';
import { rowsOf, withClient } from '../postgres/with-client.mjs';
import { ROOT } from '../root.mjs';
import { checkTarget } from './check-target.mjs';
import { copyFiles } from './copy-files.mjs';
import { makeContentTables } from './make-content-tables.mjs';
import { moveContent, moveForms, refuseUsedTarget } from './move-database.mjs';
import { beginProgress, readProgress, writeProgress } from './progress-table.mjs';

/** @typedef {import('./table-hash.mjs').ComparedPart} ComparedPart */

/**
 * @typedef {object} MoveOptions
 * @property {string} dataDir is only read
 * @property {string} url of the database
 * @property {string} siteKey
 * @property {string | null} newDataDir where to copy what stays files; null: nowhere
 * @property {boolean} isContentThere whether the CMS has its content in that database already
 */

/**
 * Takes a site of one machine to Postgres. Can be repeated, also after a kill: each part is stored whole or not at all.
 * @param {MoveOptions} options
 * @returns {Promise<{ parts: ComparedPart[], running: string | null }>} running: why more may come; null when the site is stopped
 */
export function moveSite(options) {
  const { dataDir, url } = options;
  const copies = `${dataDir}.moving`;
  return withClient(url, async (client) => {
    await step('Looking at the database', () => look(client, options));
    const running = await refuseRunningSite(dataDir).then(() => null, messageOf);
    await rm(copies, { recursive: true, force: true });
    try {
      await mkdir(copies, { mode: 0o700 });
      const parts = await moveParts(client, options, copies);
      return { parts, running };
    } finally {
      await rm(copies, { recursive: true, force: true });
    }
  });
}

/**
 * @param {import('pg').Client} client
 * @param {MoveOptions} options
 */
async function look(client, { dataDir, url, isContentThere }) {
  if (!existsSync(join(dataDir, 'operator', 'seal-key')))
    throw new StepError(`${dataDir} holds no site: none has run with this data folder yet. DATA_DIR says where it is.`);
  await checkTarget(client, url, { withContent: !isContentThere });
  const [row] = await rowsOf(client, `SELECT to_regclass('public.strapi_core_store_settings') AS name`);
  const moved = (await readProgress(client))?.has('content') ?? false;
  if (isContentThere && (moved || !row?.name))
    throw new StepError(
      'DATABASE_URL is set already. Leave it empty until the move has come to its end: it says where the CMS has its content.',
    );
}

/**
 * The forms before the content, as in a backup: one that is delivered meanwhile is in both, and the CMS knows its key.
 * @param {import('pg').Client} client
 * @param {MoveOptions} options
 * @param {string} copies folder for copies of databases
 * @returns {Promise<ComparedPart[]>}
 */
async function moveParts(client, options, copies) {
  const { dataDir, newDataDir, isContentThere } = options;
  await refuseUsedTarget(client);
  const releases = await step('Releases, teams, audit log, secrets', () => moveReleases(options));
  await beginProgress(client);
  const forms = await step('Forms', () => moveForms(client, snapshot(join(dataDir, 'submissions.sqlite'), copies)));
  const content = isContentThere ? [] : await step('Content', () => moveOwnContent(client, options, copies));
  const files = newDataDir === null ? [] : [await step('Files', () => copyFiles(dataDir, newDataDir))];
  return [...releases, ...forms.map((part) => ({ ...part, part: 'forms' })), ...content, ...files];
}

/**
 * @param {MoveOptions} options
 * @returns {Promise<ComparedPart[]>}
 */
async function moveReleases({ dataDir, url, siteKey }) {
  const env = { DATA_DIR: dataDir, DATABASE_URL: url, SITE_KEY: siteKey };
  const program = join(ROOT, 'edge', 'dist', 'move-releases.mjs');
  return JSON.parse(await dependentProgram(program, { cwd: ROOT, env }));
}

/**
 * @param {import('pg').Client} client
 * @param {MoveOptions} options
 * @param {string} copies
 */
async function moveOwnContent(client, { dataDir, url }, copies) {
  const file = snapshot(join(dataDir, 'cms', 'content.db'), copies);
  if (file === null) throw new StepError(`${dataDir} has no content: cms/content.db is not there.`);
  const program = readFileSync(join(ROOT, 'cms', 'dist', '.source'), 'utf8');
  if ((await readProgress(client))?.get('content')?.program !== program) {
    // From here on, what is there may be thrown away.
    await writeProgress(client, 'content', { hash: '', program: '' });
    await makeContentTables(url, join(copies, 'tables'));
  }
  return moveContent(client, { file, program });
}

/**
 * A copy of a database as of one moment; null when there is none.
 * @param {string} file
 * @param {string} copies
 */
function snapshot(file, copies) {
  if (!existsSync(file)) return null;
  const copy = join(copies, file.replaceAll('/', '%2F'));
  snapshotDatabase(file, copy);
  return copy;
}

/** @param {unknown} error */
function messageOf(error) {
  if (error instanceof StepError) return error.message;
  throw error;
}
