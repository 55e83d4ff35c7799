import { CHURCH_ZONE, churchMoment, wallClockAfter, wallClockIn } from '../church-clock/church-clock';
import { daysOfSeries } from './days-of-series';
import type { SeriesException, SeriesPlan } from './series-plan';

/** A day of a series, as its rule and its exceptions have it. */
export interface Occurrence {
  /** `YYYY-MM-DD`: the day by the rule. It identifies the occurrence, wherever that is moved. */
  day: string;
  start: Date;
  /** Null: the series has no end time. */
  end: Date | null;
  status: 'Scheduled' | 'Cancelled' | 'Rescheduled';
  note: string | null;
  /** The start by the rule, for what was moved; else null. */
  plannedStart: Date | null;
}

const STATUSES = { Cancelled: 'Cancelled', Moved: 'Rescheduled', 'Note only': 'Scheduled' } as const;

const clockMs = (time: string) => Date.parse(`1970-01-01T${time}Z`);

/** An event that is moved is as long as the others. A night with a change of clocks counts as any other. */
function endOf(start: Date, { startTime, endTime }: SeriesPlan): Date | null {
  if (endTime === null) return null;
  return churchMoment(wallClockAfter(wallClockIn(CHURCH_ZONE, start), clockMs(endTime) - clockMs(startTime)));
}

function occurrenceOn(day: string, plan: SeriesPlan, exception: SeriesException | undefined): Occurrence {
  const planned = churchMoment({ day, time: plan.startTime });
  const moved = exception?.kind === 'Moved' ? exception : null;
  const start = moved ? churchMoment({ day: moved.newDay ?? day, time: moved.newTime ?? plan.startTime }) : planned;
  return {
    day,
    start,
    end: endOf(start, plan),
    status: exception ? STATUSES[exception.kind] : 'Scheduled',
    note: exception?.note ?? null,
    plannedStart: moved && planned,
  };
}

/** What a series consists of, by Maryland's clock. The plan has no mistakes (series-mistakes.ts). */
export function occurrencesOf(plan: SeriesPlan): Occurrence[] {
  const exceptions = new Map(plan.exceptions.map((exception) => [exception.day, exception]));
  return daysOfSeries(plan).map((day) => occurrenceOn(day, plan, exceptions.get(day)));
}
