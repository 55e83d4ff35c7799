import { type ServiceTimes, servicesOn } from 'shared/content';

/** https://schema.org/OpeningHoursSpecification */
interface Hours {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek?: string;
  readonly validFrom?: string;
  readonly validThrough?: string;
  /** `HH:MM`. The same for both: closed. */
  readonly opens: string;
  readonly closes?: string;
}

/** The hours of every week, and of days that are different. */
export interface OpeningHours {
  readonly openingHoursSpecification?: readonly Hours[];
  readonly specialOpeningHoursSpecification?: readonly Hours[];
}

/** When the church is open, for search engines: its services. Of a day on which none takes place, that it is closed. */
export function openingHoursOf(times: ServiceTimes): OpeningHours {
  const weekly = times.services.map(({ weekday, startTime, endTime }) => ({
    ...hoursBetween(startTime, endTime),
    dayOfWeek: `https://schema.org/${weekday}`,
  }));
  const days = [...new Set(times.exceptions.filter(({ kind }) => kind !== 'Note').map(({ date }) => date))];
  const special = days.flatMap((day) => hoursOn(day, times));
  return {
    ...(weekly.length > 0 && { openingHoursSpecification: weekly }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

function hoursOn(day: string, times: ServiceTimes): Hours[] {
  const dates = { validFrom: day, validThrough: day };
  const open = servicesOn(day, times).filter(({ off }) => !off);
  if (open.length === 0) return [{ ...hoursBetween('00:00:00', '00:00:00'), ...dates }];
  return open.map(({ time, endTime }) => ({ ...hoursBetween(time, endTime), ...dates }));
}

function hoursBetween(opens: string, closes: string | null): Hours {
  const end = closes === null ? {} : { closes: closes.slice(0, 5) };
  return { '@type': 'OpeningHoursSpecification', opens: opens.slice(0, 5), ...end };
}
