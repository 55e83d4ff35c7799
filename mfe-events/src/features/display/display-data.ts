import {
  type Event,
  eventStart,
  fetchServicePlan,
  fetchUpcomingEvents,
  isoMinute,
  type ServicePlan,
} from 'shared/content';
import type { LoaderArgs } from 'section-kit/shell-api';
import { type EventSummary, toEventSummary } from '../../event/event-summary.ts';

/** What the screen shows. JSON: it travels with the document. */
export interface DisplayData {
  /** The minute for which it was loaded, ISO text. */
  readonly asOf: string;
  /** Null: nobody answered. */
  readonly services: ServicePlan | null;
  readonly events: readonly DisplayEvent[] | null;
}

export interface DisplayEvent extends EventSummary {
  /** ISO moment. */
  readonly start: string;
}

/** More than fit, so that some are left when the site does not answer for a while. */
const LOADED = 12;

export async function loadDisplay({ http, signal }: LoaderArgs): Promise<DisplayData> {
  const now = new Date();
  const [services, { response }] = await Promise.all([
    fetchServicePlan(http, now, signal),
    fetchUpcomingEvents(http, { now, limit: LOADED }, signal),
  ]);
  return { asOf: isoMinute(now), services, events: response?.map(toDisplayEvent) ?? null };
}

function toDisplayEvent(event: Event): DisplayEvent {
  return { ...toEventSummary(event), start: eventStart(event).toISOString() };
}

/** What was known before stays where nobody answered. */
export function lastKnown(before: DisplayData, { asOf, services, events }: DisplayData): DisplayData {
  return { asOf, services: services ?? before.services, events: events ?? before.events };
}
