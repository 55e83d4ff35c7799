import { createFakeHttp } from '../../testing/fake-http.ts';
import { fetchServiceTimes } from './fetch-service-times.ts';
import { NO_TIMES } from './service-times.ts';

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => log.mockRestore());

const fetched = (answer: unknown) => fetchServiceTimes(createFakeHttp({ '/api/service-time?populate=*': answer }));

const SUNDAY = { id: 1, name: ' Worship ', weekday: 'Sunday', startTime: '10:00:00.000', endTime: null, online: true };

test('services and exceptions are read, with empty texts for what is not filled in', async () => {
  const exceptions = [{ id: 3, date: '2027-03-14', kind: 'No service', note: 'Snow.' }];
  expect(
    await fetched({ data: { id: 'a', attributes: { services: [SUNDAY], exceptions, expect: 'Coffee.' } } }),
  ).toEqual({
    services: [{ name: 'Worship', weekday: 'Sunday', startTime: '10:00:00', endTime: null, place: '', online: true }],
    exceptions: [
      { date: '2027-03-14', kind: 'No service', name: '', startTime: null, endTime: null, place: '', note: 'Snow.' },
    ],
    expect: 'Coffee.',
    override: { liveUntil: null, offUntil: null },
  });
});

test('what staff say of the live stream is read, unless it is no moment', async () => {
  const liveUntil = '2027-03-11T02:00:00.000Z';
  const body = (offUntil: unknown) => ({
    data: { id: 'a', attributes: { services: [], exceptions: [], liveUntil, offUntil } },
  });
  expect(await fetched(body(null))).toMatchObject({ override: { liveUntil, offUntil: null } });
  expect(await fetched(body('tomorrow'))).toMatchObject({ override: { liveUntil, offUntil: null } });
});

test('one that is wrong is reported, and costs no other', async () => {
  const services = [{ ...SUNDAY, weekday: 'Someday' }, SUNDAY, { ...SUNDAY, startTime: 'ten' }];
  const times = await fetched({ data: { id: 'a', attributes: { services, exceptions: 'none' } } });
  expect(times).toMatchObject({ services: [{ name: 'Worship' }], exceptions: [] });
  expect(log).toHaveBeenCalledTimes(2);
});

test.each([
  ['there is no such type', 404],
  ['nobody has saved the entry', { data: null }],
])('where %s, the church has no services', async (_, answer) => {
  expect(await fetched(answer)).toEqual(NO_TIMES);
});

test.each([503, { events: [] }])('without a usable answer nothing is known: %j', async (answer) => {
  expect(await fetched(answer)).toBeNull();
});
