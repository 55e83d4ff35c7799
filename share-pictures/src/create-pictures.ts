import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { PictureFacts } from './picture-facts.ts';

/** Draws what is written on a picture. Rejects when it cannot. @returns a PNG of 1200 × 630 pixels */
export type DrawPicture = (facts: PictureFacts) => Promise<Buffer>;

/** Some 10 MB. */
const MAX_CACHED = 100;
/** Half a minute of drawing. */
const MAX_WAITING = 30;

/** Pictures in memory, drawn one at a time. A picture is known by what is written on it, so that an edit is drawn anew. */
export function createPictures(draw: DrawPicture): DrawPicture {
  const drawing = pLimit(1);
  const drawn = new LRUCache<string, Buffer, PictureFacts>({
    max: MAX_CACHED,
    // All who ask meanwhile wait for the same drawing.
    fetchMethod: (_key, _stale, { context }) => {
      if (drawing.pendingCount >= MAX_WAITING) throw new Error('too many pictures wait to be drawn');
      return drawing(() => draw(context));
    },
  });
  return (facts) => drawn.forceFetch(JSON.stringify(facts), { context: facts });
}
