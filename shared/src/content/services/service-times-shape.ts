import * as v from 'valibot';
import { listOf, optional, parseOne } from '../api/wire.ts';
import { NO_TIMES, type ServiceTimes } from './service-times.ts';
import { WEEKDAYS } from './weekday.ts';

/** `HH:MM:SS`; the content API adds milliseconds. */
const Clock = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d/),
  v.transform((text) => text.slice(0, 8)),
);
const MaybeClock = v.fallback(optional(Clock), null);
const Text = v.pipe(
  v.fallback(optional(v.string()), null),
  v.transform((text) => (text ?? '').trim()),
);

const Weekly = v.object({
  name: Text,
  weekday: v.picklist(WEEKDAYS),
  startTime: Clock,
  endTime: MaybeClock,
  place: Text,
  online: v.fallback(v.boolean(), false),
});

const Exception = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  kind: v.picklist(['No service', 'Other time', 'Extra service', 'Note']),
  name: Text,
  startTime: MaybeClock,
  endTime: MaybeClock,
  place: Text,
  note: Text,
});

const MaybeMoment = v.fallback(optional(v.pipe(v.string(), v.isoTimestamp())), null);

const Times = v.nullable(
  v.object({
    attributes: v.pipe(
      v.object({
        services: listOf(Weekly, 'a service time'),
        exceptions: listOf(Exception, 'a service time'),
        expect: Text,
        liveUntil: MaybeMoment,
        offUntil: MaybeMoment,
      }),
      v.transform(({ liveUntil, offUntil, ...times }) => ({ ...times, override: { liveUntil, offUntil } })),
    ),
  }),
);

/** What staff entered; an entry of a wrong shape is reported and left out. @throws when the body is no entry */
export function parseServiceTimes(body: unknown): ServiceTimes {
  return parseOne(Times, body)?.attributes ?? NO_TIMES;
}
