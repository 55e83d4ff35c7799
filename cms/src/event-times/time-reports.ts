import { dayWords } from '../church-clock/calendar-day';
import { clockWords } from '../church-clock/clock-words';
import { momentWords } from '../church-clock/moment-words';
import type { StoredTimes } from './stored-times';

const about = ({ documentId, title, publishedAt }: StoredTimes) =>
  `“${title ?? 'without a title'}” (${publishedAt === null ? 'draft' : 'published'}, ${documentId})`;

/** Until decision 0038, the site took midnight UTC for a bare date. */
const onceShown = (start: Date) =>
  start.getTime() % 86_400_000 === 0
    ? ` Until November 2026 it showed ${dayWords(start.toISOString().slice(0, 10))}.`
    : '';

/** What was typed of a day that nobody knows. */
export const startMissing = (stored: StoredTimes, typed: string) =>
  `${about(stored)}: it has no start, its time said “${typed}”. Enter day and time in the panel.`;

interface Unread {
  readonly start: Date;
  readonly typed: string;
  /** What to type instead. */
  readonly mistake: string;
}

export const timeUnread = (stored: StoredTimes, { start, typed, mistake }: Unread) =>
  `${about(stored)}: its start said ${momentWords(start)}, its time “${typed}”. ${mistake} Its start stays. Check it in the panel.`;

interface Contradiction {
  readonly start: Date;
  /** `HH:MM:SS` */
  readonly typed: string;
  readonly settled: Date;
}

export function timesContradict(stored: StoredTimes, { start, typed, settled }: Contradiction): string {
  const now =
    stored.publishedAt === null
      ? `Its start is ${momentWords(settled)} now.`
      : `The site showed ${momentWords(settled)}, and this is its start now.${onceShown(start)}`;
  return `${about(stored)}: its start said ${momentWords(start)}, its time ${clockWords(typed)}. ${now} Check it in the panel.`;
}
