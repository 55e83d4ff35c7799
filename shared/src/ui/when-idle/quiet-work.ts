import { whenIdle } from './when-idle.ts';

/** Not in every browser: https://wicg.github.io/savedata/ */
type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/**
 * Does what nobody has asked for yet: when the page is idle, and not for a visitor who wants as few bytes as possible.
 * @returns takes it back
 */
export function quietWork(work: () => void): () => void {
  return (navigator as Connected).connection?.saveData === true ? () => undefined : whenIdle(work);
}
