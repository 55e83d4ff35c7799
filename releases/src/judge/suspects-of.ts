import { pathOf } from '../http/path-of.ts';
import type { LoadedLock } from '../store/load-lock.ts';
import type { ReleaseFolder } from '../store/release-store.ts';
import { sectionsOn } from './sections-on.ts';

/**
 * The releases that may have broken a render which ended without an answer: all that the page shows. Which one it was the
 * judge's test finds out: the others broke no more often than their stable releases.
 */
export function suspectsOf(
  { lock, sections }: Pick<LoadedLock, 'lock' | 'sections'>,
  address: string,
): ReleaseFolder[] {
  const remotes = sections.map(({ remote }) => remote);
  return sectionsOn(pathOf(address), remotes).map((section) => ({ section, version: lock[section] ?? '' }));
}
