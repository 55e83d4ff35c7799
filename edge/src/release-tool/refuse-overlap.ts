import { readSectionRelease } from '../releases/load-release.ts';
import { ReleaseError } from '../releases/release-error.ts';
import type { ReleaseFolder, ReleaseStore } from '../releases/release-store.ts';
import { stableLock } from '../releases/resolve-lock.ts';
import { routeOverlap } from '../releases/route-overlap.ts';

/**
 * Refuses a release that claims a path of another section's stable release.
 * @param folder where it is now; without it, in the store
 */
export async function refuseOverlap(store: ReleaseStore, release: ReleaseFolder, folder?: string): Promise<void> {
  if (release.section === 'shell') return;
  if (!folder && !(await store.has(release))) return;
  const { document } = await store.read();
  const others = Object.entries(stableLock(document)).filter(
    ([section]) => section !== 'shell' && section !== release.section,
  );
  const neighbours = await Promise.all(
    others.map(([section, version]) => readSectionRelease(store.folder({ section, version }), { section, version })),
  );
  const own = await readSectionRelease(folder ?? store.folder(release), release);
  const overlap = routeOverlap([...neighbours, own].map(({ remote }) => remote));
  if (overlap) throw new ReleaseError(overlap);
}
