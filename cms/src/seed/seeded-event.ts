import type { Block } from './blocks';
import type { SeededVenueName } from './seeded-venues';

export type Weekday = 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';

/** A day that a church would choose, near the day of seeding: the first one that fits, not nearer than `inDays`. */
export interface SeededDay {
  on: Weekday;
  /** Days from the day of seeding; below zero the day is searched backwards, into the past. */
  inDays: number;
  /** Which one of its month: 2 is the second Saturday. Left out: any. */
  nth?: 1 | 2 | 3 | 4;
  /** 1 is January. Left out: any. */
  month?: number;
}

/** `at` and the end's `at` are the wall clock in Maryland, `HH:MM`. */
export interface SeededStart extends SeededDay {
  at: string;
}

export interface SeededEnd {
  /** 0: on the day of the start. */
  daysLater: number;
  at: string;
}

/** An event that does not take place as announced. */
export interface SeededChange {
  eventStatus: 'Cancelled' | 'Postponed' | 'Rescheduled' | 'Moved online';
  statusNote: string;
  onlineLink?: string;
}

export interface SeededEvent {
  /** The name of its picture in seed/pictures. */
  slug: string;
  title: string;
  type: 'Men' | 'Women' | 'Children' | 'Youths' | null;
  starts: SeededStart;
  ends: SeededEnd | null;
  venue: SeededVenueName | null;
  registerationLink: string | null;
  /** What its picture shows, for those who do not see it; null: the event has none. */
  pictureText: string | null;
  /** Left out: it takes place as announced. */
  change?: SeededChange;
  /** `picture` gives the uploaded file of another slug, for a picture inside the text. */
  desc(picture: (slug: string) => object): Block[];
}
