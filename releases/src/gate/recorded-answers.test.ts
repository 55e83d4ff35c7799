import { recordedAnswers, RECORDINGS } from './recorded-content.ts';

async function ask(recording: keyof typeof RECORDINGS, path: string) {
  const { status, body } = await recordedAnswers(RECORDINGS[recording])(path);
  return { status, body: JSON.parse(Buffer.from(body).toString()) };
}

const NOT_FOUND = { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } };

describe('recorded content', () => {
  it('has lists, whatever is asked of them, and their entries', async () => {
    const list = await ask('filled', '/api/events?populate=*&sort=startDate:asc');
    expect(list.status).toBe(200);
    const [first] = list.body.data;
    expect(await ask('filled', `/api/events/${first.id}?populate=*`)).toEqual({
      status: 200,
      body: { data: first, meta: {} },
    });
  });

  it('has events that are over and events to come, with and without what editors may leave out', async () => {
    const { body } = await ask('filled', '/api/events');
    const events: { startDate: string; [field: string]: unknown }[] = body.data.map(
      ({ attributes }: { attributes: object }) => attributes,
    );
    const dates = events.map(({ startDate }) => Date.parse(startDate));
    expect(Math.min(...dates)).toBeLessThan(Date.now());
    expect(Math.max(...dates)).toBeGreaterThan(Date.now() + 1e10);
    for (const field of ['endDate', 'type', 'registerationLink'])
      expect(new Set(events.map((event) => event[field] === null))).toEqual(new Set([true, false]));
  });

  it('has the same calls with nothing in them: empty lists, and 404 for what exists once', async () => {
    for (const [path, { data }] of Object.entries(RECORDINGS.filled)) {
      const { status, body } = await ask('empty', path);
      if (Array.isArray(data)) expect([path, status, body.data]).toEqual([path, 200, []]);
      // The CMS answers like this (cms/tests/wire-format.test.ts).
      else expect([path, status, body]).toEqual([path, 404, NOT_FOUND]);
    }
  });

  it('has nothing else', async () => {
    expect((await ask('filled', '/api/events/none')).status).toBe(404);
    expect((await ask('filled', '/api/members')).status).toBe(404);
  });
});
