import type { ChurchService } from 'shared/content';
import { chooseServices } from './chosen-services.ts';

const service = (day: string, name: string, parts: Partial<ChurchService> = {}): ChurchService => ({
  name,
  day,
  time: '10:00:00',
  endTime: null,
  place: '',
  online: false,
  off: false,
  note: '',
  ...parts,
});
const days = (services: readonly ChurchService[]) => services.map(({ day, name }) => `${day} ${name}`);

it('are the next of each name', () => {
  const { shown, off } = chooseServices([
    service('2027-03-12', 'Prayer'),
    service('2027-03-14', 'Worship'),
    service('2027-03-19', 'Prayer'),
    service('2027-03-20', 'Choir'),
  ]);
  expect(days(shown)).toEqual(['2027-03-12 Prayer', '2027-03-14 Worship']);
  expect(off).toEqual([]);
});

it('leave out what does not take place, and name it for a week', () => {
  const { shown, off } = chooseServices([
    service('2027-03-14', 'Worship', { off: true }),
    service('2027-03-20', 'Prayer', { off: true }),
    service('2027-03-21', 'Worship', { off: true }),
    service('2027-03-28', 'Worship'),
  ]);
  expect(days(shown)).toEqual(['2027-03-28 Worship']);
  expect(days(off)).toEqual(['2027-03-14 Worship', '2027-03-20 Prayer']);
});

it('are none of a church without services', () => {
  expect(chooseServices([])).toEqual({ shown: [], off: [] });
});
