import { clockTime, eventStart, fetchUpcomingEvents, isOff, longDate } from 'shared/content';
import type { LoaderArgs, SectionProps } from 'section-kit/shell-api';
import { type EventSummary, toEventSummary } from '../event/event-summary.ts';
import { HOME_EVENTS } from '../event/home-events.ts';
import { Countdown } from '../countdown/countdown.tsx';
import { NextEventCard } from '../features/next-event/next-event-card.tsx';
import { NextEventSkeleton } from '../features/next-event/next-event-skeleton.tsx';
import { NoNextEvent } from '../features/next-event/no-next-event.tsx';

type NextEventAnswer =
  | {
      readonly status: 'loaded';
      readonly event: EventSummary;
      /** ISO moment. */
      readonly start: string;
      readonly registrationLink: string | null;
    }
  | { readonly status: 'none' }
  | { readonly status: 'failed' };

export async function loader({ http, signal }: LoaderArgs): Promise<NextEventAnswer> {
  const { response } = await fetchUpcomingEvents(http, { now: new Date(), limit: HOME_EVENTS }, signal);
  if (!response) return { status: 'failed' };
  const next = response.find((event) => !isOff(event));
  if (!next) return { status: 'none' };
  const start = eventStart(next).toISOString();
  return { status: 'loaded', event: toEventSummary(next), start, registrationLink: next.registerationLink };
}

export const Loading = NextEventSkeleton;

export function Component({ data }: SectionProps<NextEventAnswer>) {
  // The list further down, which asks the same, says so and tries again for both.
  if (data.status === 'failed') return null;
  if (data.status === 'none') return <NoNextEvent />;
  return (
    <NextEventCard event={data.event} registrationLink={data.registrationLink}>
      <Countdown target={data.start} text={startText(data.event)} />
    </NextEventCard>
  );
}

function startText({ day, time }: EventSummary): string {
  return `Starts ${longDate(day)}${time ? ` at ${clockTime(time)}` : ''}`;
}
