import type { DrawPicture } from './create-pictures.ts';
import { drawingProcess } from './drawing-process.ts';
import { pictureSite } from './testing/picture-site.ts';
import { OWN_PROGRAM } from './testing/own-program.ts';

/** Draws nothing, and notes what it is asked for. */
function noted() {
  const facts: Parameters<DrawPicture>[0][] = [];
  const draw: DrawPicture = async (asked) => {
    facts.push(asked);
    return Buffer.from(asked.title);
  };
  return { facts, draw };
}

it('an event has a picture', async () => {
  const { statusCode, headers, rawPayload } = await pictureSite({ a1: {} }, drawingProcess(OWN_PROGRAM)).get(
    '/share/events/a1.png?v=1',
  );
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=0, s-maxage=300' });
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
});

it.each([
  [{}, { label: '', isOff: false, title: 'Picnic', date: 'Sunday, March 14, 2027', time: '6:30 PM - 9:00 PM' }],
  [{}, { place: '1 York Road, Towson, MD 21204' }],
  [{ venue: { data: { attributes: { name: 'Deep Run', address: '' } } } }, { place: 'Deep Run' }],
  [
    { startDate: '2027-03-14', endDate: null, time: null },
    { date: 'Sunday, March 14, 2027', time: '' },
  ],
  [{ eventStatus: 'Cancelled' }, { label: 'CANCELLED', isOff: true }],
  [{ eventStatus: 'Postponed' }, { label: 'POSTPONED', isOff: true }],
  [{ eventStatus: 'Rescheduled' }, { label: 'NEW DATE', isOff: false }],
  [{ eventStatus: 'Moved online' }, { label: 'ONLINE', isOff: false, place: 'Online' }],
])('of %j it says %j', async (attributes, expected) => {
  const { facts, draw } = noted();
  await pictureSite({ a1: attributes }, draw).get('/share/events/a1.png');
  expect(facts).toEqual([expect.objectContaining(expected)]);
});

it('is drawn once, whoever asks, and again when what it says is edited', async () => {
  const { facts, draw } = noted();
  const site = pictureSite({ a1: {} }, draw);
  const asked = ['?v=1', '?v=2', ''].map((query) => site.get(`/share/events/a1.png${query}`));
  expect((await Promise.all(asked)).map(({ body }) => body)).toEqual(['Picnic', 'Picnic', 'Picnic']);
  expect(facts).toHaveLength(1);
  site.entries = { a1: { title: 'Dinner' } };
  expect((await site.get('/share/events/a1.png')).body).toBe('Dinner');
  expect(facts).toHaveLength(2);
});

it('that failed is tried again for the next who asks', async () => {
  const draw = jest
    .fn<Promise<Buffer>, []>()
    .mockRejectedValueOnce(new Error('no memory'))
    .mockResolvedValue(Buffer.from('b'));
  const site = pictureSite({ a1: {} }, draw);
  const { statusCode, headers } = await site.get('/share/events/a1.png');
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
  expect((await site.get('/share/events/a1.png')).statusCode).toBe(200);
});

it('one is drawn at a time, and who would wait too long is asked to come again', async () => {
  let [drawing, most] = [0, 0];
  const draw: DrawPicture = async ({ title }) => {
    most = Math.max(most, ++drawing);
    await new Promise(setImmediate);
    drawing -= 1;
    return Buffer.from(title);
  };
  const entries = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`e${at}`, { title: `Event ${at}` }]));
  const site = pictureSite(entries, draw);
  const answers = await Promise.all(Object.keys(entries).map((id) => site.get(`/share/events/${id}.png`)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(most).toBe(1);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(30);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

it('of an event that does not exist is not found', async () => {
  const { facts, draw } = noted();
  expect((await pictureSite({}, draw).get('/share/events/a1.png')).statusCode).toBe(404);
  expect(facts).toEqual([]);
});

it('while the content API is away, messengers are told to ask again', async () => {
  const site = pictureSite({ a1: {} }, noted().draw);
  site.away = true;
  const { statusCode, headers } = await site.get('/share/events/a1.png');
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
});
