import { TZDate } from '@date-fns/tz';
import { type ICalEventData, ICalEventTransparency } from 'ical-generator';
import { CHURCH_TIME_ZONE } from 'shared/content';

/** Seconds since 1970 at which the numbers of edits begin, so that they stay small. */
const FIRST_EDIT_SECONDS = Date.UTC(2026, 0) / 1_000;

/** What tells a calendar program that an entry was edited: it takes an edit when the number is higher. */
export function editData(updatedAt: Date): Pick<ICalEventData, 'stamp' | 'lastModified' | 'sequence' | 'transparency'> {
  const edited = Math.floor(updatedAt.getTime() / 1_000);
  return {
    stamp: updatedAt,
    lastModified: updatedAt,
    sequence: Math.max(0, edited - FIRST_EDIT_SECONDS),
    // What happens at church makes nobody busy who does not come.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/** A plain Date would be written by the clock of the server. */
export function inMaryland(moment: Date): TZDate {
  return new TZDate(moment.getTime(), CHURCH_TIME_ZONE);
}
