import { churchDay, wallClockMoment } from '../dates/church-clock.ts';
import type { ServiceException, ServiceTimes, WeeklyService } from './service-times.ts';
import { daysLater } from '../dates/calendar-days.ts';
import { weekdayOf } from './weekday.ts';

/** A service on a day. JSON: it travels with the document. */
export interface ChurchService {
  readonly name: string;
  /** `YYYY-MM-DD` in Maryland. */
  readonly day: string;
  /** Wall clocks in Maryland, `HH:MM:SS`. */
  readonly time: string;
  readonly endTime: string | null;
  /** Empty: at the church. */
  readonly place: string;
  /** It is streamed live. */
  readonly online: boolean;
  /** It does not take place. */
  readonly off: boolean;
  /** What is different on that day; empty when nothing is. */
  readonly note: string;
}

/** A service without an end counts as over after this long. */
const USUAL_LENGTH_MS = 90 * 60_000;

/** The services that are not over yet, the next one first, those that do not take place too. @param days from today on */
export function nextServices(times: ServiceTimes, now: Date, days: number): ChurchService[] {
  const today = churchDay(now.toISOString());
  const all = Array.from({ length: days }, (_, later) => servicesOn(daysLater(today, later), times));
  return all.flat().filter((service) => serviceEnd(service) > now);
}

/** The services of a day, in the order of their start. @param day `YYYY-MM-DD` */
export function servicesOn(day: string, { services, exceptions }: ServiceTimes): ChurchService[] {
  const weekly = services.filter(({ weekday }) => weekday === weekdayOf(day)).map((service) => onDay(day, service));
  const changed = exceptions.filter(({ date }) => date === day).reduce(withException, weekly);
  return changed.sort((one, other) => (one.time < other.time ? -1 : 1));
}

export function serviceStart({ day, time }: Pick<ChurchService, 'day' | 'time'>): Date {
  return wallClockMoment(day, time);
}

export function serviceEnd(service: Pick<ChurchService, 'day' | 'time' | 'endTime'>): Date {
  const { day, endTime } = service;
  return endTime === null ? new Date(serviceStart(service).getTime() + USUAL_LENGTH_MS) : wallClockMoment(day, endTime);
}

function onDay(day: string, { name, startTime, endTime, place, online }: WeeklyService): ChurchService {
  return { name, day, time: startTime, endTime, place, online, off: false, note: '' };
}

function withException(services: ChurchService[], exception: ServiceException): ChurchService[] {
  const { kind, note } = exception;
  if (kind === 'No service') return services.map((service) => ({ ...service, off: true, note }));
  if (kind === 'Note') return services.map((service) => ({ ...service, note }));
  const other = otherService(exception, services[0]);
  if (other === null) return services.map((service) => ({ ...service, note }));
  return kind === 'Other time' ? [other] : [...services, other];
}

/** Null without a time: then the note is all that is known. */
function otherService(exception: ServiceException, usual: ChurchService | undefined): ChurchService | null {
  const { date, name, startTime, endTime, place, note } = exception;
  if (startTime === null) return null;
  const online = exception.kind === 'Other time' && (usual?.online ?? false);
  return { name: name || usual?.name || '', day: date, time: startTime, endTime, place, online, off: false, note };
}
