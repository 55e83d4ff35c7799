import type { LoadedLock } from '../releases/load-lock.ts';
import { isListed } from './is-listed.ts';
import { RenderRefused } from './render-refused.ts';

/**
 * While the edge is crowded, what needs no render comes first, and of what does, the site's own pages. Throws
 * {@link RenderRefused} for all others.
 * @param isCrowded the main thread is late, and other documents are being rendered
 */
export function giveWay(isCrowded: boolean, loaded: LoadedLock, address: string): void {
  if (isCrowded && !isListed(loaded, address)) throw new RenderRefused('The main thread is late.');
}
