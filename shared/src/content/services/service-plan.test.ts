import { servicePlanOf } from './service-plan.ts';
import { NO_TIMES } from './service-times.ts';

const SUNDAY = {
  name: 'Worship',
  weekday: 'Sunday',
  startTime: '10:00:00',
  endTime: null,
  place: '',
  online: true,
} as const;
const planAt = (moment: string) => servicePlanOf({ ...NO_TIMES, services: [SUNDAY] }, new Date(moment));

// Each document has it, and would be new for every browser and cache after each render.
test('the plan is the same for a whole minute', () => {
  expect(planAt('2027-03-14T14:30:59.999Z')).toEqual(planAt('2027-03-14T14:30:00.000Z'));
  expect(planAt('2027-03-14T14:30:59.999Z').asOf).toBe('2027-03-14T14:30:00.000Z');
});
