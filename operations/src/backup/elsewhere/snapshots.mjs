import * as v from 'valibot';
import { StepError } from '../../process/step.mjs';
import { restic, resticStream } from './restic.mjs';

/** @typedef {import('./destination.mjs').Repository} Repository */

/** Marks what Soteria stores in a repository, and its one file there. */
export const TAG = 'soteria';
export const ARCHIVE_NAME = 'soteria.tar';

/** `null` is restic's word for none. */
const Snapshots = v.nullable(
  v.array(
    v.pipe(
      v.object({ short_id: v.string(), id: v.string(), time: v.string(), hostname: v.string() }),
      v.transform(({ short_id: shortId, id, time, hostname }) => ({ shortId, id, time, site: hostname })),
    ),
  ),
);

/** @typedef {NonNullable<v.InferOutput<typeof Snapshots>>[number]} Snapshot time: when it was stored; site: the address of its site */

/**
 * The backups of a repository, the oldest first.
 * @param {Repository} repository
 * @param {{ limitMs?: number }} [options]
 * @returns {Promise<readonly Snapshot[]>}
 */
export async function snapshotsOf(repository, options) {
  const args = ['snapshots', '--json', '--no-lock', '--no-cache', '--tag', TAG];
  const found = v.parse(Snapshots, JSON.parse(await restic(repository, args, options))) ?? [];
  return found.toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time));
}

/**
 * The backup that is meant: the one of an id, else the newest of the site. Throws {@link StepError} when that is none, or could be
 * that of another site.
 * @param {readonly Snapshot[]} snapshots
 * @param {Repository} repository
 * @param {string} id '' for the newest
 * @returns {Snapshot}
 */
export function chooseSnapshot(snapshots, { shown, site }, id) {
  if (id !== '') {
    const [named, ...more] = snapshots.filter((snapshot) => snapshot.id.startsWith(id));
    if (named && more.length === 0) return named;
    throw new StepError(
      `${shown} has ${named ? 'several backups' : 'no backup'} of the id ${id}. \`backup --list\` shows all.`,
    );
  }
  const newest = snapshots.findLast((snapshot) => snapshot.site === site);
  if (newest) return newest;
  const sites = [...new Set(snapshots.map((snapshot) => snapshot.site))];
  if (sites.length === 0) throw new StepError(`${shown} has no backup yet. \`backup\` makes the first.`);
  throw new StepError(
    `${shown} has no backup of ${site}, but of ${sites.join(', ')}. Set PUBLIC_URL to the site's address, or name one by its id: ` +
      '`backup --list` shows all.',
  );
}

/**
 * The archive of a backup, which is fetched as it is read.
 * @param {Repository} repository
 * @param {Snapshot} snapshot
 * @returns {import('../open-archive.mjs').Archive}
 */
export function archiveOf(repository, { id, shortId }) {
  const args = ['dump', '--no-lock', '--no-cache', id, `/${ARCHIVE_NAME}`];
  return { name: `${repository.shown} ${shortId}`, open: () => resticStream(repository, args) };
}
