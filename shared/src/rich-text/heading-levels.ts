import type { Block } from 'shared/content';

/** Below the page's h1 and the 'Overview:' h2. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;

/**
 * For each heading among the blocks the level that it has in the page. Staff choose levels by their looks; in the page
 * they follow each other without a gap: what is deeper than the heading before it is one level deeper, never two.
 */
export function headingLevels(blocks: readonly Block[]): ReadonlyMap<Block, number> {
  const levels = new Map<Block, number>();
  let open: number[] = [];
  for (const block of blocks) {
    if (block.type !== 'heading') continue;
    open = [...open.filter((level) => level < block.level), block.level];
    levels.set(block, Math.min(FIRST_LEVEL - 1 + open.length, LAST_LEVEL));
  }
  return levels;
}
