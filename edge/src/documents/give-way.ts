import type { LoadedLock } from 'releases/serving';
import { isListed } from '../rendering/is-listed.ts';
import { RenderRefused } from '../rendering/render-refused.ts';

export interface EdgeLoad {
  /** The main thread. */
  readonly isLate: boolean;
  /** No document is being rendered. */
  readonly isIdle: boolean;
}

/**
 * While the main thread is late because of many visitors, what needs no render comes first, and of what does, the site's own
 * pages. Throws {@link RenderRefused} for all others. Late with nothing to render, it is the machine that is busy: to send a
 * single visitor away would help nobody.
 */
export function giveWay({ isLate, isIdle }: EdgeLoad, loaded: LoadedLock, address: string): void {
  if (isLate && !isIdle && !isListed(loaded, address)) throw new RenderRefused('The main thread is late.');
}
