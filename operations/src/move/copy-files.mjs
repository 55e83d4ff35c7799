import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { backupEntries } from '../backup/backup-entries.mjs';
import { StepError } from '../process/step.mjs';
import { sumOf } from './table-hash.mjs';

/** What is in the database then. The operator's access is written anew by each edge. */
const IN_DATABASE =
  /^(cms\/content\.db|submissions\.sqlite|teams\.json|audit\.jsonl|releases\/release-(table|document)\.json|operator\/.*)$/;
const UPLOADS = 'cms/public/uploads/';
const SECRETS = 'cms/secrets.json';

/**
 * Copies the files of a site that no database has into the DATA_DIR that it is to have. Files that are there already are
 * compared, uploads that were deleted since are deleted.
 * @param {string} dataDir
 * @param {string} target
 * @returns {Promise<import('./table-hash.mjs').ComparedPart>}
 */
export async function copyFiles(dataDir, target) {
  await refuseOtherSite(dataDir, target);
  const entries = (await filesOf(dataDir)).filter(({ path }) => !IN_DATABASE.test(path));
  const [source, there] = [[], []].map(() => /** @type {import('./table-hash.mjs').Side[]} */ ([]));
  for (const { path, mode } of entries) {
    const hash = await hashOf(join(dataDir, path));
    if (hash === null) continue;
    const isThere = (await hashOf(join(target, path))) === hash;
    if (!isThere) await copyWhole(join(dataDir, path), join(target, path), mode);
    source?.push({ count: 1, hash: `${path} ${hash}` });
    there?.push({ count: 1, hash: `${path} ${isThere ? hash : await hashOf(join(target, path))}` });
  }
  const paths = new Set(entries.map(({ path }) => path));
  const deleted = (await filesOf(target)).filter(({ path }) => path.startsWith(UPLOADS) && !paths.has(path));
  for (const { path } of deleted) await rm(join(target, path));
  return {
    part: 'files (uploads, secrets of the CMS, releases)',
    source: sumOf(source ?? []),
    target: sumOf(there ?? []),
  };
}

/** @param {string} folder */
async function filesOf(folder) {
  const entries = await backupEntries(folder).catch((error) => (error.code === 'ENOENT' ? [] : Promise.reject(error)));
  return entries.filter(({ kind }) => kind !== 'folder');
}

/**
 * @param {string} dataDir
 * @param {string} target
 */
async function refuseOtherSite(dataDir, target) {
  const [own, there] = [await hashOf(join(dataDir, SECRETS)), await hashOf(join(target, SECRETS))];
  const content = await stat(join(target, 'cms', 'content.db')).catch(() => null);
  if (content === null && (there === null || there === own)) return;
  throw new StepError(`${target} holds another site. Name an empty folder by --data-dir.`);
}

/** Null when there is no such file. @param {string} file @returns {Promise<string | null>} */
async function hashOf(file) {
  const hash = createHash('sha256');
  const read = pipeline(createReadStream(file), hash).then(() => hash.digest('hex'));
  return read.catch((error) => (error.code === 'ENOENT' ? null : Promise.reject(error)));
}

/**
 * @param {string} from
 * @param {string} to
 * @param {number} mode
 */
async function copyWhole(from, to, mode) {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  // A name that backups and later copies leave out.
  const draft = join(dirname(to), '.draft-moving');
  await copyFile(from, draft);
  await chmod(draft, mode);
  await rename(draft, to);
}
