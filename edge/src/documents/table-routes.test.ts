import { startSite } from '../testing/site.ts';

async function site() {
  const { origin } = await startSite();
  return (query: string, headers: Record<string, string> = {}) => fetch(`${origin}/_/remotes?${query}`, { headers });
}

describe('an open page that asks for the route table of its lock', () => {
  it('gets its releases, and the stable ones that stand in, for good', async () => {
    const ask = await site();
    const answer = await ask('lock=events@1.1.0,shell@1.0.0&stable=events@1.0.0');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(await answer.json()).toMatchObject({
      remotes: [{ name: 'events', version: '1.1.0', entry: 'remoteEntry.js' }],
      stable: [{ name: 'events', version: '1.0.0' }],
    });
  });

  it('gets nobody else where nobody stands in', async () => {
    const ask = await site();
    expect(await (await ask('lock=events@1.0.0')).json()).toMatchObject({ remotes: [{ name: 'events' }], stable: [] });
  });

  it.each(['lock=events@7.0.0', 'lock=choir@1.0.0', 'lock=events@1.0.0&stable=events@7.0.0'])(
    'gets nothing, and not for good, of what is not published (%s)',
    async (query) => {
      const ask = await site();
      const answer = await ask(query);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
    },
  );

  it.each(['', 'lock=', 'lock=events', 'lock=events@1.0.0&stable=x', `lock=a@${'1'.repeat(3_000)}`])(
    'is refused with "%.20s"',
    async (query) => {
      const ask = await site();
      expect((await ask(query)).status).toBe(400);
    },
  );

  it('asks its own site only', async () => {
    const ask = await site();
    expect((await ask('lock=events@1.0.0', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});
