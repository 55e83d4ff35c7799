import type { Remote } from 'shared/contract';
import type { ReleaseLoader } from '../releases/load-release.ts';
import type { ReleaseDocument } from '../releases/release-document.ts';
import { ReleaseError } from '../releases/release-error.ts';
import { stableLock } from '../releases/resolve-lock.ts';

/** The stable releases of the other sections. One that cannot be read serves nobody, and is in nobody's way. */
export async function servingNeighbours(
  loader: ReleaseLoader,
  document: ReleaseDocument,
  section: string,
): Promise<readonly Remote[]> {
  const others = Object.entries(stableLock(document)).filter(([name]) => name !== 'shell' && name !== section);
  const read = others.map(([name, version]) => loader.section(name, version).catch(leaveOut));
  return (await Promise.all(read)).flatMap((release) => (release ? [release.remote] : []));
}

function leaveOut(error: unknown): null {
  if (error instanceof ReleaseError) return null;
  throw error;
}
