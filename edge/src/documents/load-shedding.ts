import type { LoadedLock } from 'releases/serving';
import { RenderRefused } from '../rendering/errors.ts';
import { isListed } from '../rendering/is-listed.ts';

export interface EdgeLoad {
  /** The event loop of the main thread is slow. */
  readonly isOverloaded: boolean;
  /** No document is being rendered. */
  readonly isIdle: boolean;
}

/**
 * Load shedding: while the edge is overloaded it renders the site's own pages only, and throws {@link RenderRefused} for other
 * addresses. When nothing is being rendered, the machine itself is busy, and a refusal would not help.
 */
export function shedLoad({ isOverloaded, isIdle }: EdgeLoad, loaded: LoadedLock, address: string): void {
  if (isOverloaded && !isIdle && !isListed(loaded, address)) throw new RenderRefused('The edge is overloaded.');
}
