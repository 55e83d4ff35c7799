import type { Weekday } from './weekday.ts';

/** A service of every week. JSON: it travels with the document. */
export interface WeeklyService {
  readonly name: string;
  readonly weekday: Weekday;
  /** Wall clocks in Maryland, `HH:MM:SS`. */
  readonly startTime: string;
  readonly endTime: string | null;
  /** Empty: at the church. */
  readonly place: string;
  /** It is streamed live. */
  readonly online: boolean;
}

/** What is different on one day. */
export interface ServiceException {
  /** `YYYY-MM-DD` in Maryland. */
  readonly date: string;
  /** `Other time`: one service in place of the day's; `Extra service`: one more; `Note`: only the note. */
  readonly kind: 'No service' | 'Other time' | 'Extra service' | 'Note';
  /** Empty: as the day's first service is called. */
  readonly name: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly place: string;
  /** Why, and what now. */
  readonly note: string;
}

/** What staff say of the live stream, whatever the schedule says. Moments as ISO text; what is over counts no more. */
export interface LiveOverride {
  /** It is on the air until then. */
  readonly liveUntil: string | null;
  /** There is none until then; it wins. */
  readonly offUntil: string | null;
}

/** When the church meets, as staff entered it. */
export interface ServiceTimes {
  readonly services: readonly WeeklyService[];
  readonly exceptions: readonly ServiceException[];
  /** What a visitor may expect, in a few sentences. */
  readonly expect: string;
  readonly override: LiveOverride;
}

/** Of a church that has entered nothing. */
export const NO_TIMES: ServiceTimes = {
  services: [],
  exceptions: [],
  expect: '',
  override: { liveUntil: null, offUntil: null },
};
