import type { ServedReleases } from '../releases/page-releases.ts';
import type { DocumentState } from '../document/document-state.ts';

/** The releases that a document came with. */
export function servedReleases({ lock, stableLock, ...served }: DocumentState): ServedReleases {
  if (!stableLock) return served;
  const { shell: _, ...sections } = lock;
  return { ...served, table: { lock: sections, stable: stableLock } };
}
