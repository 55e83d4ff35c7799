import fc from 'fast-check';
import { nextServices, servicesOn } from './next-services.ts';
import type { ServiceException, ServiceTimes, WeeklyService } from './service-times.ts';

const SUNDAY: WeeklyService = {
  name: 'Worship',
  weekday: 'Sunday',
  startTime: '10:00:00',
  endTime: '11:30:00',
  place: '',
  online: true,
};
const FRIDAY: WeeklyService = { ...SUNDAY, name: 'Prayer', weekday: 'Friday', startTime: '19:00:00', endTime: null };

const exception = (kind: ServiceException['kind'], parts: Partial<ServiceException> = {}): ServiceException => ({
  date: '2027-03-14',
  kind,
  name: '',
  startTime: null,
  endTime: null,
  place: '',
  note: 'Snow.',
  ...parts,
});

const times = (...exceptions: ServiceException[]): ServiceTimes => ({
  services: [FRIDAY, SUNDAY],
  exceptions,
  expect: '',
  override: { liveUntil: null, offUntil: null },
});

const textOf = ({ day, time, name, off, note }: ReturnType<typeof servicesOn>[number]) =>
  [day, time.slice(0, 5), name, ...(off ? ['off'] : []), ...(note ? [note] : [])].join(' ');

const next = (now: string, plan = times(), days = 8) => nextServices(plan, new Date(now), days).map(textOf);

test('the next services come in order, until each is over', () => {
  expect(next('2027-03-11T12:00:00Z')).toEqual(['2027-03-12 19:00 Prayer', '2027-03-14 10:00 Worship']);
  // Clocks go forward on this Sunday.
  expect(next('2027-03-14T15:29:59Z', times(), 1)).toEqual(['2027-03-14 10:00 Worship']);
  expect(next('2027-03-14T15:30:00Z', times(), 1)).toEqual([]);
  // Clocks go back on this Sunday.
  expect(next('2027-11-07T16:29:59Z', times(), 1)).toEqual(['2027-11-07 10:00 Worship']);
  expect(next('2027-11-07T16:30:00Z', times(), 1)).toEqual([]);
});

test('a service without an end is over after an hour and a half', () => {
  expect(next('2027-03-13T01:29:59Z', times(), 1)).toEqual(['2027-03-12 19:00 Prayer']);
  expect(next('2027-03-13T01:30:00Z', times(), 1)).toEqual([]);
});

test.each([
  ['No service', {}, ['2027-03-14 10:00 Worship off Snow.']],
  ['Note', {}, ['2027-03-14 10:00 Worship Snow.']],
  ['Other time', { startTime: '14:00:00' }, ['2027-03-14 14:00 Worship Snow.']],
  ['Other time', {}, ['2027-03-14 10:00 Worship Snow.']],
  ['Other time', { startTime: '14:00:00', name: 'Picnic' }, ['2027-03-14 14:00 Picnic Snow.']],
  [
    'Extra service',
    { startTime: '08:00:00', name: 'Sunrise' },
    ['2027-03-14 08:00 Sunrise Snow.', '2027-03-14 10:00 Worship'],
  ],
] as const)('an exception of the kind %s %j', (kind, parts, expected) => {
  expect(servicesOn('2027-03-14', times(exception(kind, parts))).map(textOf)).toEqual(expected);
});

test('a day without a service may have an extra one', () => {
  const eve = exception('Extra service', {
    date: '2026-12-24',
    startTime: '17:00:00',
    name: 'Christmas Eve',
    note: '',
  });
  expect(servicesOn('2026-12-24', times(eve)).map(textOf)).toEqual(['2026-12-24 17:00 Christmas Eve']);
});

test('only another time goes on being streamed', () => {
  const online = (kind: ServiceException['kind']) =>
    servicesOn('2027-03-14', times(exception(kind, { startTime: '23:00:00' }))).at(-1)?.online;
  expect(online('Other time')).toBe(true);
  expect(online('Extra service')).toBe(false);
});

test('whenever it is, the services of a week are there once, and none is over', () => {
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 366 * 4 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const now = new Date(Date.UTC(2026, 0) + minute * 60_000);
      const found = nextServices(times(), now, 15).filter(({ name }) => name === 'Worship');
      expect([2, 3]).toContain(found.length);
      expect(new Set(found.map(({ day }) => day)).size).toBe(found.length);
    }),
  );
});
