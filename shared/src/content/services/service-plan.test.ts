import { liveStateAt } from './live-state.ts';
import { serviceEnd } from './next-services.ts';
import { servicePlanOf } from './service-plan.ts';
import { NO_TIMES } from './service-times.ts';

const SUNDAY = {
  name: 'Worship',
  weekday: 'Sunday',
  startTime: '10:00:00',
  endTime: '11:15:00',
  place: '',
  online: true,
} as const;
const planAt = (moment: string) => servicePlanOf({ ...NO_TIMES, services: [SUNDAY] }, new Date(moment));

// Each document has it, and would be new for every browser and cache after each render.
test.each([
  ['a day without a service', '2027-03-10T14:30:59.999Z', '2027-03-10T14:00:00.000Z'],
  ['the hour before a service, whose minutes are shown', '2027-03-14T13:30:59.999Z', '2027-03-14T13:30:00.000Z'],
  ['a service that began with the hour', '2027-03-14T14:30:59.999Z', '2027-03-14T14:00:00.000Z'],
  ['the rest of the hour in which it ended', '2027-03-14T15:20:30.000Z', '2027-03-14T15:20:00.000Z'],
  ['the hour after', '2027-03-14T16:20:30.000Z', '2027-03-14T16:00:00.000Z'],
])('on %s the plan is as old as it may be', (_when, now, asOf) => {
  expect(planAt(now).asOf).toBe(asOf);
});

test('a plan of the hour says what a plan of the minute says', () => {
  const minutes = Array.from(
    { length: 3 * 24 * 12 },
    (_, index) => Date.parse('2027-03-13T00:00:00Z') + index * 5 * 60_000,
  );
  for (const minute of minutes) {
    const { asOf, ...plan } = planAt(new Date(minute).toISOString());
    expect(liveStateAt(plan, new Date(asOf))).toEqual(liveStateAt(plan, new Date(minute)));
    expect(plan.next.every((service) => serviceEnd(service).getTime() > minute)).toBe(true);
  }
});
