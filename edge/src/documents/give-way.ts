import type { LoadedLock } from '../releases/load-lock.ts';
import { isListed } from './is-listed.ts';
import { RenderRefused } from './render-refused.ts';

/**
 * While the main thread is late, what needs no render comes first, and of what does, the site's own pages. Throws
 * {@link RenderRefused} for all others.
 */
export function giveWay(isLate: boolean, loaded: LoadedLock, address: string): void {
  if (isLate && !isListed(loaded, address)) throw new RenderRefused('The main thread is late.');
}
