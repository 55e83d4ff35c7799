import { json, startContentApi } from '../testing/content-api.ts';
import { contentSource } from './content-source.ts';

const event = (startDate: string, endDate: string | null) => ({
  id: 1,
  attributes: { title: 'Harvest', startDate, endDate, time: '18:30:00', publishedAt: '2027-01-01T00:00:00.000Z' },
});

async function answerTo(body: unknown, midnightIsADate: boolean) {
  const api = await startContentApi();
  api.answer = json(body);
  const ask = contentSource({ contentApiUrl: api.origin, midnightIsADate });
  const answer = await ask('/api/events');
  return { ...answer, said: JSON.parse(answer.body.toString()) as unknown };
}

describe('an API that keeps bare dates as midnight UTC', () => {
  it.each([
    ['2027-03-14T00:00:00.000Z', '2027-03-14'],
    ['2027-03-14T00:00:00Z', '2027-03-14'],
    ['2027-03-14T00:00Z', '2027-03-14'],
    ['2027-03-14T00:00:00+00:00', '2027-03-14'],
    ['2027-03-14T00:00:00+0000', '2027-03-14'],
    ['2027-03-14T00:00:00.000000Z', '2027-03-14'],
    ['2027-03-14', '2027-03-14'],
    ['12027-03-14T00:00:00Z', '12027-03-14T00:00:00Z'],
    ['2027-03-14T00:00:00Z/P1D', '2027-03-14T00:00:00Z/P1D'],
    ['2027-03-14T00:00:00', '2027-03-14T00:00:00'],
    ['2027-03-14T00:00:00-05:00', '2027-03-14T00:00:00-05:00'],
    ['2027-03-14T00:00:01.000Z', '2027-03-14T00:00:01.000Z'],
    ['2027-03-14T22:30:00.000Z', '2027-03-14T22:30:00.000Z'],
  ])('has %s read as %s, and no other field', async (date, read) => {
    const list = await answerTo({ data: [event(date, date), event(date, null)], meta: {} }, true);
    expect(list.said).toEqual({ data: [event(read, read), event(read, null)], meta: {} });
    const one = await answerTo({ data: event(date, null) }, true);
    expect(one.said).toEqual({ data: event(read, null) });
  });

  it('has an etag of what is sent on', async () => {
    const body = { data: event('2027-03-14T00:00:00.000Z', null) };
    const [bare, moment] = [await answerTo(body, true), await answerTo(body, false)];
    const same = await answerTo({ data: event('2027-03-14', null) }, true);
    expect(bare.etag).toBe(same.etag);
    expect(bare.etag).not.toBe(moment.etag);
  });
});

it('any other answer comes as it was sent', async () => {
  const body = { data: [event('2027-03-14T00:00:00.000Z', '2027-03-15T00:00:00.000Z')] };
  expect((await answerTo(body, false)).said).toEqual(body);
});
