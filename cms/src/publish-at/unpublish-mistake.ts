import { momentWords } from '../church-clock/moment-words';
import type { SiteTimes } from './site-times';

/** What is wrong with going before appearing, and what to type instead; null where the order is right. */
export function unpublishMistake({ publishAt, unpublishAt }: SiteTimes) {
  if (!publishAt || !unpublishAt || unpublishAt > publishAt) return null;
  return {
    what: `“Unpublish at” is not after “Publish at”, which is ${momentWords(publishAt)}.`,
    mend: 'Use a later time, or leave “Unpublish at” empty.',
  };
}
