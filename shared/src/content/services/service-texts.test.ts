import type { ChurchService } from './next-services.ts';
import { differenceText, serviceText, weeklyText } from './service-texts.ts';

const SERVICE: ChurchService = {
  name: 'Worship',
  day: '2027-03-14',
  time: '10:00:00',
  endTime: null,
  place: '',
  online: false,
  off: false,
  note: '',
};

test('a service says when it is', () => {
  expect(serviceText(SERVICE)).toBe('Sunday, March 14, 10:00 AM');
  expect(weeklyText({ ...SERVICE, weekday: 'Friday', startTime: '19:30:00' })).toBe('Fridays, 7:30 PM');
});

test.each([
  [{}, ''],
  [{ note: 'We meet in the park.' }, 'Sunday, March 14: We meet in the park.'],
  [{ off: true }, 'No Worship on Sunday, March 14.'],
  [{ off: true, name: '', note: 'Because of the snow.' }, 'No service on Sunday, March 14. Because of the snow.'],
])('what is different: %j', (parts, text) => {
  expect(differenceText({ ...SERVICE, ...parts })).toBe(text);
});
