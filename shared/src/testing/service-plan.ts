import type { ServicePlan } from '../content/index.ts';

const SUNDAY = { name: 'Worship', place: '', online: true, endTime: '11:30:00' };

/** The services of a church that meets on Sundays. */
export const FILLED_SERVICES: ServicePlan = {
  weekly: [{ ...SUNDAY, weekday: 'Sunday', startTime: '10:00:00' }],
  next: [{ ...SUNDAY, day: '2027-03-14', time: '10:00:00', off: false, note: '' }],
  asOf: '2027-03-10T12:00:00.000Z',
  recent: null,
  override: { liveUntil: null, offUntil: null },
  expect: 'Coffee from 9:30.',
};
