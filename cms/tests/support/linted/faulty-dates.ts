import fc from 'fast-check';

import { dayWords, weekdayName } from '../../../src/church-clock/calendar-day';
import { CHURCH_ZONE, churchMoment, wallClockIn } from '../../../src/church-clock/church-clock';
import { clockWords } from '../../../src/church-clock/clock-words';
import { NOW } from './facts';
import { type Fault, oneOf, PROSE, sentenceIn } from './fault';
import type { Written } from './models';

type Values = Written['values'];

const DAY_MS = 86_400_000;

const later = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The day of an entry; of one without, any. */
function dayOf({ startDate, firstDay, date }: Values): string {
  if (typeof startDate === 'string') return wallClockIn(CHURCH_ZONE, new Date(startDate)).day;
  return String(firstDay ?? date ?? '2027-06-06');
}

const startOf = ({ startDate }: Values) => new Date(String(startDate));

/** Another weekday before the date: 'Sunday, June 6, 2027' on what is a Saturday. */
const wrongWeekday = (day: string, shift: number) =>
  `${weekdayName(later(day, shift))}, ${dayWords(day).replace(/^\w+, /, '')}`;

const on = (field: string, types: readonly string[], change: (right: Values, number: number) => Values): Fault => ({
  types,
  field,
  change: (right) => fc.integer({ min: 1, max: 6 }).map((number) => change(right, number)),
});

const atClock = (right: Values, time: string) => churchMoment({ day: dayOf(right), time }).toISOString();

/** What goes wrong in days and times, by rule. */
export const FAULTY_DATES: Readonly<Record<string, readonly Fault[]>> = {
  weekdayAgainstDate: Object.entries(PROSE).flatMap(([type, field]) => [
    on(field, [type], (right, n) => sentenceIn(field, right, `Come on ${wrongWeekday(later(dayOf(right), n), n)}.`)),
    on(field, [type], (right, n) =>
      sentenceIn(
        field,
        right,
        `Dinner is ${wrongWeekday(dayOf(right), n).replace(/^(\w{3})\w+/, '$1.')} at 6 PM.`.replace(' at 6 PM', ''),
      ),
    ),
  ]),
  titleAgainstStart: [
    on('title', ['event'], (right, n) => ({ endDate: null, title: `${weekdayName(later(dayOf(right), n))} Prayer` })),
    on('title', ['event'], (right, n) => ({
      endDate: null,
      title: `Picnic, ${dayWords(later(dayOf(right), n)).replace(/^\w+, |, \d+$/g, '')}`,
    })),
  ],
  timeAgainstStart: [
    on('desc', ['event'], (right, n) => {
      const clock = wallClockIn(CHURCH_ZONE, new Date(startOf(right).getTime() + n * 900_000)).time;
      return sentenceIn('desc', right, `The concert starts at ${clockWords(clock)}.`);
    }),
    on('title', ['event'], (right, n) => {
      const clock = wallClockIn(CHURCH_ZONE, new Date(startOf(right).getTime() + n * 3_600_000)).time;
      return { title: `Choir Practice ${clockWords(clock)}` };
    }),
  ],
  endBeforeStart: [
    on('endDate', ['event'], (right, n) => ({
      endDate: new Date(startOf(right).getTime() - (n - 1) * 900_000).toISOString(),
    })),
  ],
  pastStart: [
    on('startDate', ['event'], (right, n) => ({
      ...PLAIN,
      startDate: new Date(startOf(right).getTime() - (n * 7 + 364) * DAY_MS).toISOString(),
      endDate: null,
    })),
  ],
  distantStart: [
    on('startDate', ['event'], (right, n) => ({
      ...PLAIN,
      startDate: new Date(startOf(right).getTime() + (n + 3) * 366 * DAY_MS).toISOString(),
      endDate: null,
    })),
    on('firstDay', ['event-series'], (right, n) => ({
      ...PLAIN,
      firstDay: later(dayOf(right), (n + 3) * 366),
      until: later(dayOf(right), (n + 3) * 366 + 28),
      exceptions: [],
    })),
  ],
  nightStart: [
    on('startDate', ['event'], (right, n) => ({
      ...PLAIN,
      startDate: atClock(right, `0${n % 5}:30:00`),
      endDate: null,
    })),
    on('startTime', ['event-series'], (_, n) => ({ ...PLAIN, startTime: `0${n % 5}:00:00.000` })),
  ],
  longEvent: [
    on('endDate', ['event'], (right, n) => ({
      ...PLAIN,
      endDate: new Date(startOf(right).getTime() + (31 + n) * DAY_MS).toISOString(),
    })),
  ],
  unpublishTooEarly: [
    on('unpublishAt', ['event'], (right, n) => ({
      unpublishAt: new Date(startOf(right).getTime() - n * 900_000).toISOString(),
    })),
    on('unpublishAt', ['event', 'event-series'], (_, n) => ({
      unpublishAt: new Date(NOW.getTime() - (n - 1) * DAY_MS).toISOString(),
    })),
    on('unpublishAt', ['event', 'event-series'], (_, n) => ({
      publishAt: '2099-01-01T12:00:00.000Z',
      unpublishAt: new Date(Date.parse('2099-01-01T12:00:00.000Z') - (n - 1) * DAY_MS).toISOString(),
    })),
  ],
  seriesRule: [
    on('until', ['event-series'], (right, n) => ({ until: later(dayOf(right), -n) })),
    on('until', ['event-series'], () => ({ until: null })),
    on('endTime', ['event-series'], (right) => ({ endTime: right.startTime })),
  ],
  serviceHours: [
    on('services', ['service-time'], (_, n) => ({
      services: [{ name: 'Worship', weekday: 'Sunday', startTime: '10:00:00.000', endTime: `0${n}:00:00.000` }],
      exceptions: [],
    })),
  ],
  exceptionWithoutService: [
    on('exceptions', ['service-time'], (_, n) => ({
      exceptions: [{ date: later('2027-02-14', n === 5 ? 1 : n), kind: 'No service', note: null }],
    })),
  ],
  doubledEvent: [on('title', ['event'], (right) => ({ title: ` ${String(right.title).toLowerCase()}` }))],
  changeWithoutWords: [
    { types: ['event'], field: 'onlineLink', change: () => oneOf('eventStatus', 'Moved online') },
    { types: ['event'], field: 'previousStartDate', change: () => oneOf('eventStatus', 'Rescheduled') },
  ],
  sermonWithoutRecording: [
    {
      types: ['sermon'],
      field: 'audio',
      change: () => oneOf('audio', [], null).map((audio) => ({ ...audio, youtubeLink: null })),
      isPublished: true,
    },
  ],
  sermonAhead: [
    on('date', ['sermon'], (right, n) => ({
      description: 'Stay.',
      title: 'Stay',
      date: later(dayOf(right), 364 + n),
    })),
  ],
  chapterOrder: [
    on('chapters', ['sermon'], (_, n) => ({
      chapters: [
        { start: '10:00', title: 'Before sunrise' },
        { start: `${n}:59`, title: 'Arise, shine' },
      ],
    })),
  ],
};

/** Of an entry whose day is wrong, the texts are not: they would name the right one. */
const PLAIN: Values = { title: 'Picnic', desc: [], statusNote: null, unpublishAt: null };
