import { startSite } from '../testing/site.ts';
import { until } from 'releases/testing';

const ROLLED_OUT = 'events@1.1.0,shell@1.0.0';

async function siteWithCandidate() {
  const site = await startSite();
  await site.release('rollout events 1.1.0 --percent 50');
  const ask = (have: string, headers: Record<string, string> = {}) =>
    fetch(`${site.origin}/_/lock?have=${encodeURIComponent(have)}`, { headers });
  return { ...site, ask };
}

describe('an open page that asks for its lock', () => {
  it('keeps it while its releases serve, and when others were promoted', async () => {
    const { origin, ask, release } = await siteWithCandidate();
    const answer = await ask(ROLLED_OUT);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store']);
    expect(answer.headers.has('set-cookie')).toBe(false);
    await release('promote events');
    await until(async () => (await fetch(origin)).headers.get('x-release-lock') === ROLLED_OUT);
    expect((await ask('events@1.0.0,shell@1.0.0')).status).toBe(204);
  });

  it.each(['abort events', 'rollback events'])('has the stable release after: %s', async (command) => {
    const { ask, release } = await siteWithCandidate();
    await release(command);
    await until(async () => (await ask(ROLLED_OUT)).status === 200);
    expect(await (await ask(ROLLED_OUT)).json()).toMatchObject({
      lock: { events: '1.0.0', shell: '1.0.0' },
      remotes: { events: { name: 'events', version: '1.0.0', entry: 'remoteEntry.js' } },
    });
  });

  it('keeps what this edge does not know', async () => {
    const { ask } = await siteWithCandidate();
    expect((await ask('events@7.0.0,choir@1.0.0')).status).toBe(204);
  });

  it.each(['', 'events', 'events@1.1.0,', '../x@1', `a@${'1'.repeat(3_000)}`])(
    'is refused with "%.20s"',
    async (have) => {
      const { ask } = await siteWithCandidate();
      expect((await ask(have)).status).toBe(400);
    },
  );

  it('asks its own site only', async () => {
    const { ask } = await siteWithCandidate();
    expect((await ask(ROLLED_OUT, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});
