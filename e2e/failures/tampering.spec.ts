import { access, copyFile, readFile, writeFile } from 'node:fs/promises';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { OwnEdge } from '../support/programs/own-edge.ts';
import { type Own, test } from '../support/outage-test.ts';
import { buildNext, publishNext, releaseFolder, releaseTool } from '../support/programs/release-store.ts';
import { servedVersionAt } from '../support/programs/served-version.ts';

const NEXT = '1.1.0';

async function ownSite(own: Own) {
  const { dataDir } = await own.releases();
  const edge = await own.edge({ dataDir });
  const stable = await servedVersionAt(edge.url, 'events');
  const publish = (to = NEXT) => publishNext(edge, { section: 'events', from: stable, to, change: (text) => text });
  return { edge, stable, publish, table: join(dataDir, 'releases', 'release-table.json') };
}

async function refusals(edge: OwnEdge): Promise<string> {
  const { entries } = JSON.parse(await releaseTool(edge, 'history', '--json'));
  return JSON.stringify(entries.filter(({ outcome }: { outcome: string }) => outcome === 'refused'));
}

/** What the tool says when it is refused. */
async function refused(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'It was not refused.',
    (error) => String(error.stderr),
  );
}

test('a server file that somebody changed is not executed: its section is left out, and the site goes on', async ({
  page,
  own,
}) => {
  const { edge, stable } = await ownSite(own);
  const marker = join(edge.dataDir, 'executed');
  const file = join(releaseFolder(edge, 'events', stable), 'server', 'remoteEntry.cjs');
  const evil = `require('node:fs').writeFileSync(${JSON.stringify(marker)}, '');`;
  await edge.stop();
  await writeFile(file, `${evil}${await readFile(file, 'utf8')}`);
  await edge.start();
  const response = await page.goto(edge.url);
  expect(response?.headers()['x-release-lock']).not.toContain('events@');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(access(marker)).rejects.toThrow('ENOENT');
  expect(await refusals(edge)).toContain(`server/remoteEntry.cjs of events@${stable} is not what was signed.`);
});

test('a script that somebody changed while the edge runs is not served', async ({ request, own }) => {
  const { edge, stable } = await ownSite(own);
  const address = `${edge.url}/_/assets/events/${stable}/remoteEntry.js`;
  expect((await request.get(address)).status()).toBe(200);
  await writeFile(join(releaseFolder(edge, 'events', stable), 'browser', 'remoteEntry.js'), 'alert("evil")');
  const response = await request.get(address);
  expect([response.status(), response.headers()['cache-control']]).toEqual([404, 'no-store']);
  expect(await refusals(edge)).toContain(`browser/remoteEntry.js of events@${stable} is not what was signed.`);
});

test('an old release table put back in place is refused, by a running edge and by one that starts', async ({
  request,
  own,
}) => {
  const { edge, publish, table } = await ownSite(own);
  await publish();
  await copyFile(table, `${table}.old`);
  await releaseTool(edge, 'rollout', 'events', NEXT, '--percent', '100');
  await copyFile(table, `${table}.new`);
  await copyFile(`${table}.old`, table);
  await expect.poll(() => readFile(join(edge.dataDir, 'audit.jsonl'), 'utf8')).toContain('an old one was put back');
  expect(await servedVersionAt(edge.url, 'events')).toBe(NEXT);
  await edge.stop();
  await edge.start();
  expect((await request.get(edge.url)).status()).toBe(503);
  await copyFile(`${table}.new`, table);
  await expect.poll(async () => (await request.get(edge.url)).status()).toBe(200);
});

test('a release table without its integrity, or with other shares, is refused', async ({ own }) => {
  const { edge, stable, publish, table } = await ownSite(own);
  await publish();
  const text = await readFile(table, 'utf8');
  for (const [changed, why] of [
    [text.replace(/"integrity": "[^"]*",/, ''), 'is not valid'],
    [text.replaceAll('"published"', '"aborted"'), 'its seal is broken'],
  ] as const) {
    await writeFile(table, changed);
    await expect.poll(() => readFile(join(edge.dataDir, 'audit.jsonl'), 'utf8')).toContain(why);
    expect(await servedVersionAt(edge.url, 'events')).toBe(stable);
  }
});

test('a release signed by a foreign key, and a token of another team, are refused', async ({ own }) => {
  const { edge, stable } = await ownSite(own);
  const { privateKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const from = releaseFolder(edge, 'events', stable);
  await releaseTool(edge, 'team', 'set', 'music', '--sections', 'connect');
  const token = /soteria_\S+/.exec(await releaseTool(edge, 'token', 'create', 'music'))?.[0] ?? '';
  const publishWith = (environment: Record<string, string>) =>
    refused(releaseTool({ ...edge, environment }, 'publish', 'events', '--from', from));

  expect(await publishWith({ SOTERIA_TOKEN: token })).toContain('The team music may not release events.');
  expect(await publishWith({ SOTERIA_TOKEN: `${token.slice(0, -4)}AAAA` })).toContain('needs the token of a team');
  const next = await buildNext(edge, { section: 'events', from: stable, to: NEXT, change: (text) => text });
  const foreign = await refused(
    releaseTool({ ...edge, environment: { SOTERIA_SIGNING_KEY: privateKey } }, 'publish', 'events', '--from', next),
  );
  expect(foreign).toContain('which is no key of a team that may release events');
  const written = await refusals(edge);
  expect(written).toContain('The team music may not release events.');
  expect(written).toContain('which is no key of a team that may release events');
  expect(await servedVersionAt(edge.url, 'events')).toBe(stable);
});
