import { savesData } from './saves-data.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Does what nobody has asked for yet: when the page is idle, and not for a visitor who wants as few bytes as possible.
 * @returns takes it back
 */
export function quietWork(work: () => void): () => void {
  return savesData() ? () => undefined : whenIdle(work);
}
