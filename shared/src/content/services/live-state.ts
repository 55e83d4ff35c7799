import { type ChurchService, serviceEnd, serviceStart } from './next-services.ts';
import type { LiveOverride } from './service-times.ts';

/** What there is to see on the live stream at a moment. */
export type LiveState =
  /** Nothing soon; `next` is null where no service of the next days is streamed. */
  | { readonly kind: 'none'; readonly next: ChurchService | null }
  /** It begins within the hour. */
  | { readonly kind: 'soon'; readonly service: ChurchService; readonly minutes: number }
  /** `service` is null when staff stream something that is not in the schedule. */
  | { readonly kind: 'live'; readonly service: ChurchService | null }
  /** It is over since less than a day. */
  | { readonly kind: 'replay'; readonly service: ChurchService };

/** What the state of the live stream depends on. JSON: it travels with the document. */
export interface LiveSchedule {
  /** Services that are not over when the document is made, in the order of their start. */
  readonly next: readonly ChurchService[];
  /** The streamed service that was over last, less than a day ago. */
  readonly recent: ChurchService | null;
  readonly override: LiveOverride;
}

const MINUTE_MS = 60_000;
const SOON_MS = 60 * MINUTE_MS;
/** For so long a service that is over can be seen again. */
export const REPLAY_MS = 24 * 60 * MINUTE_MS;

/** The state of the live stream: what staff say now, else the schedule of the services that are streamed and take place. */
export function liveStateAt({ next, recent, override }: LiveSchedule, now: Date): LiveState {
  const streamed = [...(recent ? [recent] : []), ...next].filter(isStreamed);
  const coming = streamed.find((service) => serviceStart(service) > now) ?? null;
  if (isBefore(now, override.offUntil)) return { kind: 'none', next: coming };
  const live = streamed.find((service) => serviceStart(service) <= now && now < serviceEnd(service));
  if (live ?? isBefore(now, override.liveUntil)) return { kind: 'live', service: live ?? null };
  const untilNext = coming ? serviceStart(coming).getTime() - now.getTime() : Infinity;
  if (coming && untilNext <= SOON_MS)
    return { kind: 'soon', service: coming, minutes: Math.ceil(untilNext / MINUTE_MS) };
  const last = streamed.findLast((service) => serviceEnd(service) <= now);
  if (last && now.getTime() - serviceEnd(last).getTime() < REPLAY_MS) return { kind: 'replay', service: last };
  return { kind: 'none', next: coming };
}

/** When the state begins to change by the minute: an hour before the next streamed service that is further away. Null without one. */
export function soonAt({ next }: Pick<LiveSchedule, 'next'>, now: Date): Date | null {
  const starts = next.filter(isStreamed).map((service) => serviceStart(service).getTime() - SOON_MS);
  const ahead = starts.filter((start) => start > now.getTime());
  return ahead.length > 0 ? new Date(Math.min(...ahead)) : null;
}

/** It is shown on the live stream and takes place. */
export function isStreamed({ online, off }: Pick<ChurchService, 'online' | 'off'>): boolean {
  return online && !off;
}

function isBefore(now: Date, until: string | null): boolean {
  return until !== null && now < new Date(until);
}
