import type { Http } from '../../http/index.ts';
import { HttpError } from '../../http/index.ts';
import { fetchEvent } from './event.ts';

const item = (id: number | string, attributes: object = {}) => ({
  id,
  attributes: { title: `Event ${id}`, startDate: '2027-03-14T22:30:00.000Z', time: '18:30:00', ...attributes },
});

/** Answers by the start of the path; records what was asked. */
function api(answers: Readonly<Record<string, unknown>>): { http: Http; asked: string[] } {
  const asked: string[] = [];
  const get = (path: string) => {
    asked.push(path);
    const found = Object.entries(answers).find(([start]) => path.startsWith(start));
    return found ? Promise.resolve(found[1]) : Promise.reject(new HttpError(`GET ${path}: status 500`, 500));
  };
  return { http: { get, post: () => Promise.reject(new Error('not here')) }, asked };
}

async function parsed(attributes: object) {
  const { response } = await fetchEvent(api({ '/api/events/1': { data: item(1, attributes) } }).http, '1');
  if (!response) throw new Error('no event');
  return response;
}

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => log.mockRestore());

describe('one event', () => {
  it('is flat, with null for what is empty', async () => {
    expect(await parsed({})).toEqual({
      id: '1',
      title: 'Event 1',
      startDate: '2027-03-14T22:30:00.000Z',
      endDate: null,
      time: '18:30:00',
      venue: null,
      desc: [],
      registerationLink: null,
      type: null,
      image: null,
    });
  });

  it('asks for one id, whatever is in it', async () => {
    const { http, asked } = api({ '/api/events/': { data: item('a/b') } });
    await fetchEvent(http, 'a/b?c');
    expect(asked).toEqual(['/api/events/a%2Fb%3Fc?populate=*']);
  });

  it.each([
    [{ data: { attributes: { name: 'Hall', address: '1 Main St' } } }, { name: 'Hall', address: '1 Main St' }],
    [{ data: null }, null],
    [null, null],
    [{}, null],
    [{ data: { attributes: { name: 'Hall' } } }, { name: 'Hall', address: null }],
    ['1 Main St', { name: null, address: '1 Main St' }],
  ])('takes a venue %j', async (venue, place) => {
    expect((await parsed({ venue })).venue).toEqual(place);
  });

  it.each([
    ['Men', 'Men'],
    [' Women', 'Women'],
    ['', null],
    [null, null],
    ['Seniors', null],
  ])('takes the type %j as %j', async (type, known) => {
    expect((await parsed({ type })).type).toBe(known);
  });

  it('leaves out an end, a time, a text or a link that is wrong, and keeps the event', async () => {
    const event = await parsed({
      endDate: 'soon',
      time: 'noon',
      desc: 'words',
      registerationLink: 'javascript:alert(1)',
    });
    expect(event).toMatchObject({ title: 'Event 1', endDate: null, time: null, desc: [], registerationLink: null });
  });

  it('takes bare dates', async () => {
    expect(await parsed({ startDate: '2027-03-14', endDate: '2027-03-15' })).toMatchObject({
      startDate: '2027-03-14',
      endDate: '2027-03-15',
    });
  });

  it.each([
    '2027-03-14',
    '2027-03-14T18:30',
    '2027-03-14T18:30:00',
    '2027-03-14T22:30:00.000Z',
    '2027-03-14T18:30:00-04:00',
  ])('may start at %s', async (startDate) => {
    expect((await parsed({ startDate })).startDate).toBe(startDate);
  });

  it.each([
    'someday',
    'March 14, 2027',
    '2027-03',
    '2027-03-14 18:30',
    '2027-03-141',
    '12027-03-14',
    '2027-3-14',
    '2027-13-14',
    '2027-03-14T25:00:00Z',
    20270314,
    null,
  ])('is none with the start %j', async (startDate) => {
    const { error } = await fetchEvent(api({ '/api/events/1': { data: item(1, { startDate }) } }).http, '1');
    expect(error).toMatchObject({ status: 0 });
  });

  it.each(['00:00', '09:05', '19:30:00', '23:59:59', '20:00:00.000', '18:30:15.5'])('may be at %s', async (time) => {
    expect((await parsed({ time })).time).toBe(time);
  });

  it.each([
    '24:00',
    '30:00',
    '9:05',
    '18:60',
    '18:3',
    '18:30:60',
    '18:30:0',
    '18:30:00.',
    'at 18:30',
    '18:30 h',
    '018:30',
  ])('has no time where it says %j', async (time) => {
    expect((await parsed({ time })).time).toBeNull();
  });

  it('is an error, logged, when the call fails or the answer has no event', async () => {
    const failed = await fetchEvent(api({}).http, '1');
    expect(failed).toEqual({ response: null, error: { message: expect.stringContaining('status 500'), status: 500 } });
    const empty = await fetchEvent(api({ '/api/events/1': { data: null } }).http, '1');
    expect(empty.error).toMatchObject({ status: 0 });
    expect(log).toHaveBeenCalledTimes(2);
  });
});
