import { churchMoment } from '../../src/church-clock/church-clock';
import type { SeriesPlan } from '../../src/event-series/series-plan';

const ZONE = 'TZID=America/New_York';

const compact = (text: string) => text.replaceAll(/[-:]/g, '');

const weekday = (day: string) => ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][new Date(`${day}T00:00:00Z`).getUTCDay()];

function ruleOf({ firstDay, repeats }: SeriesPlan): string {
  const week = Math.ceil(Number(firstDay.slice(8)) / 7);
  const rules = {
    'Every week': 'FREQ=WEEKLY',
    'Every two weeks': 'FREQ=WEEKLY;INTERVAL=2',
    'Every month on this weekday': `FREQ=MONTHLY;BYDAY=${week}${weekday(firstDay)}`,
    'Every month on the last such weekday': `FREQ=MONTHLY;BYDAY=-1${weekday(firstDay)}`,
    'On chosen days': '',
  };
  return rules[repeats];
}

/** A series as RFC 5545 writes it: its rule and dates, what is cancelled as EXDATE, what is moved as an event of its own. */
export function seriesCalendar(plan: SeriesPlan): string {
  const { firstDay, startTime, endTime, until, days, exceptions } = plan;
  const at = (day: string, time = startTime) => `${compact(day)}T${compact(time)}`;
  const lengthMs = endTime === null ? 0 : Date.parse(`1970-01-01T${endTime}Z`) - Date.parse(`1970-01-01T${startTime}Z`);
  const event = (lines: string[]) => ['BEGIN:VEVENT', 'UID:series', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'];
  const times = (day: string, time: string) => {
    const end = new Date(Date.parse(`${day}T${time}Z`) + lengthMs).toISOString();
    return [
      `DTSTART;${ZONE}:${at(day, time)}`,
      ...(endTime === null ? [] : [`DTEND;${ZONE}:${at(end.slice(0, 10), end.slice(11, 19))}`]),
    ];
  };
  const rule = ruleOf(plan);
  const last = churchMoment({ day: until ?? firstDay, time: '23:59:59' })
    .toISOString()
    .slice(0, 19);
  const cancelled = exceptions.filter(({ kind }) => kind === 'Cancelled').map(({ day }) => at(day));
  const moved = exceptions.filter(({ kind }) => kind === 'Moved');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//soteria//tests//EN',
    ...event([
      ...times(firstDay, startTime),
      ...(rule ? [`RRULE:${rule};UNTIL=${compact(last)}Z`] : [`RDATE;${ZONE}:${days.map((day) => at(day)).join(',')}`]),
      ...(cancelled.length > 0 ? [`EXDATE;${ZONE}:${cancelled.join(',')}`] : []),
    ]),
    ...moved.flatMap(({ day, newDay, newTime }) =>
      event([`RECURRENCE-ID;${ZONE}:${at(day)}`, ...times(newDay ?? day, newTime ?? startTime)]),
    ),
    'END:VCALENDAR',
  ].join('\r\n');
}
