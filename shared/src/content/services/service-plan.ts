import type { Http } from '../../http/index.ts';
import { churchDay } from '../dates/church-clock.ts';
import { isoMinute } from '../dates/iso-minute.ts';
import { fetchServiceTimes } from './fetch-service-times.ts';
import { isStreamed, type LiveSchedule, liveStateAt, REPLAY_MS } from './live-state.ts';
import { type ChurchService, nextServices, serviceEnd, servicesOn } from './next-services.ts';
import { NO_TIMES, type ServiceTimes, type WeeklyService } from './service-times.ts';
import { daysLater } from '../dates/calendar-days.ts';

/** When the church meets, as every page is told. JSON: it travels with the document. */
export interface ServicePlan extends LiveSchedule {
  /** The moment for which it was made, to the minute or to the hour; ISO text. */
  readonly asOf: string;
  readonly weekly: readonly WeeklyService[];
  /** Those of the next days, which are not over; the next one first. */
  readonly next: readonly ChurchService[];
  /** What a visitor may expect; empty when nobody wrote it. */
  readonly expect: string;
}

const HOUR_MS = 60 * 60_000;
/** A visitor who plans the second Sunday from now finds it. */
const DAYS = 15;

/** Of a church that has entered none. */
export const NO_SERVICES: ServicePlan = servicePlanOf(NO_TIMES, new Date(0));

/** Null when the content API gave no usable answer. Never fails. */
export async function fetchServicePlan(http: Http, now: Date, signal?: AbortSignal): Promise<ServicePlan | null> {
  const times = await fetchServiceTimes(http, signal);
  return times && servicePlanOf(times, now);
}

/** The plan of a moment: of its hour, unless the minute makes a difference. So a page's document stays the same for hours. */
export function servicePlanOf(times: ServiceTimes, now: Date): ServicePlan {
  const plan = planAt(times, now);
  const ofHour = planAt(times, new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS));
  return whatItSays(plan) === whatItSays(ofHour) ? ofHour : plan;
}

function planAt(times: ServiceTimes, now: Date): ServicePlan {
  return {
    asOf: isoMinute(now),
    weekly: times.services,
    next: nextServices(times, now, DAYS),
    recent: recentService(times, now),
    override: times.override,
    expect: times.expect,
  };
}

/** All but the moment, and the state of the live stream at it. */
function whatItSays({ asOf, ...plan }: ServicePlan): string {
  return JSON.stringify([plan, liveStateAt(plan, new Date(asOf))]);
}

function recentService(times: ServiceTimes, now: Date): ChurchService | null {
  const today = churchDay(now.toISOString());
  // A service that ended within a day began yesterday at the latest, or the day before when it went on past midnight.
  const days = [-2, -1, 0].flatMap((later) => servicesOn(daysLater(today, later), times));
  const isRecent = (end: Date) => end <= now && now.getTime() - end.getTime() < REPLAY_MS;
  return days.filter(isStreamed).findLast((service) => isRecent(serviceEnd(service))) ?? null;
}
