import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterTest, originOf, until } from 'releases/testing';
import { type Site, startSite } from '../testing/site.ts';

/** A site behind a proxy, as each real one is, with a rollout to half of the visitors. */
async function siteWithRollout(settings: Record<string, string> = {}): Promise<Site> {
  const site = await startSite({ TRUST_PROXY: 'true', ...settings });
  await site.release('rollout events 1.1.0 --percent 50');
  await until(async () => (await fetch(site.origin)).headers.has('set-cookie'));
  return site;
}

async function visit(origin: string, path: string, address: string) {
  const response = await fetch(`${origin}${path}`, { headers: { 'x-forwarded-for': address } });
  return { html: await response.text(), lock: response.headers.get('x-release-lock') ?? '' };
}

async function stateOf({ release }: Site): Promise<string> {
  const { sections } = JSON.parse(await release('status --json'));
  return sections.events.releases.find(({ version }: { version: string }) => version === '1.1.0').state;
}

/** A chat program's webhook, and what it was told. */
async function webhook() {
  const news: unknown[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    news.push(JSON.parse(await text(request)));
    response.end();
  };
  const server = createServer((request, response) => void take(request, response));
  afterTest(() => void server.close());
  return { news, url: `${await originOf(server)}/hook` };
}

describe('a rollout on the running edge', () => {
  it('is halted when the candidate fails on the server: stable for all, an audit entry, and the team is told', async () => {
    const { news, url } = await webhook();
    const site = await siteWithRollout({ JUDGE_WEBHOOK_URL: url });
    let visitor = 0;
    await until(async () => {
      visitor += 1;
      // The test's shell says that events@1.1.0 fails on this page.
      await visit(site.origin, '/failing', `198.51.100.${visitor}`);
      return (await stateOf(site)) === 'quarantined';
    });
    await until(() => news.length === 1);
    expect(news).toMatchObject([{ section: 'events', version: '1.1.0', action: 'quarantine' }]);
    const history = JSON.parse(await site.release('history --json'));
    expect(JSON.stringify(history)).toContain('"who":"judge"');
    await until(async () => (await visit(site.origin, '/', '192.0.2.1')).lock.startsWith('events@1.0.0,'));
  });

  it('goes on when one address makes up visitors who fail', async () => {
    const site = await siteWithRollout();
    for (let count = 0; count < 200; count += 1) await visit(site.origin, '/failing', '198.51.100.1');
    expect(await stateOf(site)).toBe('candidate');
  });

  it('is halted by what browsers report with the tickets of their documents', async () => {
    const site = await siteWithRollout();
    let visitor = 0;
    await until(async () => {
      visitor += 1;
      const address = `198.51.100.${visitor}`;
      const { html, lock } = await visit(site.origin, '/ticket', address);
      const failed = lock.startsWith('events@1.1.0');
      await fetch(`${site.origin}/_/vitals`, {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
        body: JSON.stringify({
          lock: { events: failed ? '1.1.0' : '1.0.0' },
          sections: ['events'],
          ticket: html,
          failures: failed ? [{ section: 'events', version: '1.1.0', reason: 'load' }] : [],
        }),
      });
      return (await stateOf(site)) === 'quarantined';
    });
  });

  it('asks no browser for a ticket before and after', async () => {
    const { origin } = await startSite();
    expect((await visit(origin, '/ticket', '198.51.100.1')).html).toBe('none');
  });
});
