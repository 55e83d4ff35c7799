import type { Http } from '../../http/index.ts';
import { HttpError } from '../../http/index.ts';
import { fetchEvent } from './event.ts';

const item = (id: number | string) => ({
  id,
  attributes: { title: `Event ${id}`, startDate: '2027-03-14T22:30:00.000Z', time: '18:30:00' },
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

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => log.mockRestore());

describe('one event', () => {
  it('is flat, with null for what is empty', async () => {
    const { response } = await fetchEvent(api({ '/api/events/1': { data: item(1) } }).http, '1');
    expect(response).toEqual({
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
      eventStatus: 'Scheduled',
      statusNote: null,
      previousStartDate: null,
      onlineLink: null,
    });
  });

  it('asks for one id, whatever is in it', async () => {
    const { http, asked } = api({ '/api/events/': { data: item('a/b') } });
    await fetchEvent(http, 'a/b?c');
    expect(asked).toEqual(['/api/events/a%2Fb%3Fc?populate=*']);
  });

  it('is an error, logged, when the call fails or the answer has no event', async () => {
    const failed = await fetchEvent(api({}).http, '1');
    expect(failed).toEqual({ response: null, error: { message: expect.stringContaining('status 500'), status: 500 } });
    const empty = await fetchEvent(api({ '/api/events/1': { data: null } }).http, '1');
    expect(empty.error).toMatchObject({ status: 0 });
    expect(log).toHaveBeenCalledTimes(2);
  });
});
