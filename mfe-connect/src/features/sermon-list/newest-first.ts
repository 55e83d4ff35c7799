import type { Sermon } from 'shared/content';

/** The content API gives recordings in no promised order. Those without a date keep theirs, after the others. */
export function newestFirst(sermons: readonly Sermon[]): Sermon[] {
  return [...sermons].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}
