import { NO_TIMES, type ServiceTimes } from 'shared/content';
import { openingHoursOf } from './opening-hours.ts';

const SUNDAY = {
  name: 'Worship',
  weekday: 'Sunday',
  startTime: '10:00:00',
  endTime: '11:30:00',
  place: '',
  online: false,
} as const;
const exception = (parts: object) => ({
  date: '2027-03-14',
  kind: 'No service' as const,
  name: '',
  startTime: null,
  endTime: null,
  place: '',
  note: '',
  ...parts,
});
const times = (...exceptions: ServiceTimes['exceptions']): ServiceTimes => ({
  services: [SUNDAY, { ...SUNDAY, weekday: 'Friday', startTime: '19:00:00', endTime: null }],
  exceptions,
  expect: '',
  override: { liveUntil: null, offUntil: null },
});

it('are those of the services of every week', () => {
  expect(openingHoursOf(times())).toEqual({
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Sunday', opens: '10:00', closes: '11:30' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Friday', opens: '19:00' },
    ],
  });
});

it.each([
  ['is closed without a service', [exception({})], [{ opens: '00:00', closes: '00:00' }]],
  ['has another time', [exception({ kind: 'Other time', startTime: '14:00:00' })], [{ opens: '14:00' }]],
  [
    'has one service more',
    [exception({ kind: 'Extra service', startTime: '08:00:00', endTime: '08:30:00' })],
    [
      { opens: '08:00', closes: '08:30' },
      { opens: '10:00', closes: '11:30' },
    ],
  ],
])('a day %s', (_, exceptions, hours) => {
  const dates = { '@type': 'OpeningHoursSpecification', validFrom: '2027-03-14', validThrough: '2027-03-14' };
  const { specialOpeningHoursSpecification } = openingHoursOf(times(...exceptions));
  expect(specialOpeningHoursSpecification).toEqual(hours.map((one) => ({ ...dates, ...one })));
});

it('a note changes no hours, and a church without services has none', () => {
  expect(openingHoursOf(times(exception({ kind: 'Note' })))).not.toHaveProperty('specialOpeningHoursSpecification');
  expect(openingHoursOf(NO_TIMES)).toEqual({});
});
