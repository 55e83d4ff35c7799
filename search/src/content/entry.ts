import type { EventStatus, SearchKind } from 'shared/content';

/** What the site has of one thing that can be found. */
interface Entry {
  readonly kind: SearchKind;
  readonly address: string;
  readonly title: string;
  /** Names and short facts: a preacher, a place, a ministry. */
  readonly facts: string;
  /** Its description. */
  readonly text: string;
}

export interface EventEntry extends Entry {
  readonly kind: 'events';
  readonly startDate: string;
  readonly time: string | null;
  readonly eventStatus: EventStatus;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
}

export interface SermonEntry extends Entry {
  readonly kind: 'sermons';
  readonly preacher: string | null;
  readonly date: string | null;
}

export interface PageEntry extends Entry {
  readonly kind: 'pages';
}

export type SearchEntry = EventEntry | SermonEntry | PageEntry;
