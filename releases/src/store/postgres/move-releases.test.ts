import { afterTest, asOperator, testDatabase } from 'database/testing';
import { createPrivateKey, hash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addRelease } from '../../table/changes/add-release.ts';
import { allEntries } from '../audit/audit-log.ts';
import { tempFolder } from '../../testing/temp-folder.ts';
import { writeSectionBuild } from '../../testing/builds.ts';
import { connectTo, withoutCopy } from '../../testing/shared-database.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { siteSecret } from '../files/secrets.ts';
import { openStore } from '../open-store.ts';
import { keyIdOf } from '../signing/envelope.ts';
import { writeStatement } from '../signing/release-statement.ts';
import { readOperatorAccess } from '../teams/operator-access.ts';
import { authenticate } from '../teams/token.ts';
import { verifyRelease } from '../verify-release.ts';
import { moveReleases } from './move-releases.ts';

const siteKey = Buffer.alloc(32, 7);
const now = () => new Date('2026-11-23T12:00:00.000Z');

/** A site of one machine with one release. */
async function singleSite() {
  const dataDir = await tempFolder();
  const opened = await openStore(dataDir, now);
  for (const name of ['session-key', 'preview-key']) await opened.secret(name);
  await siteSecret(join(dataDir, 'operator', 'forms-key'));
  const publish = async (version: string) => {
    const release = { section: 'events', version };
    const build = await writeSectionBuild(await tempFolder(), { name: 'events', version });
    const { signingKey } = (await readOperatorAccess(dataDir)) ?? { signingKey: '' };
    await writeStatement(build, release, { id: keyIdOf(signingKey), privateKey: createPrivateKey(signingKey) });
    await opened.store.publish(release, build);
    await opened.changes.change({ who: 'operator', action: 'publish', section: 'events', version }, (table) =>
      addRelease(table, { section: 'events', version, url: '/x.js', integrity: 'sha384-AAAA' }, now()),
    );
  };
  await publish('1.0.0');
  return { ...opened, dataDir, publish };
}

/** The site as an edge with an empty disk finds it in the database. */
async function openShared(url: string) {
  const dataDir = await tempFolder();
  const database = connectTo(url);
  const shared = { database, lastAnswers: withoutCopy(database), siteKey, log: silentLog };
  const opened = await openStore(dataDir, now, shared);
  afterTest(opened.close);
  return { ...opened, dataDir };
}

async function contentsOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.sort().map(async (file) => `${file} ${hash('sha256', await readFile(file), 'hex')}`));
}

const expectSame = (parts: Awaited<ReturnType<typeof moveReleases>>) =>
  expect(parts.map(({ part, target }) => [part, target])).toEqual(parts.map(({ part, source }) => [part, source]));

it('takes a site of one machine into a database, where it is the same site', async () => {
  const [site, url] = [await singleSite(), await testDatabase()];
  await site.teams.change((teams) => ({
    ...teams,
    youth: { sections: ['events'], operator: false, tokens: [], keys: [] },
  }));
  const before = await contentsOf(site.dataDir);
  expectSame(await moveReleases({ dataDir: site.dataDir, database: connectTo(url), siteKey }));
  expect(await contentsOf(site.dataDir)).toEqual(before);

  const there = await openShared(url);
  expect(await there.store.read()).toEqual(await site.store.read());
  expect(await allEntries(there.audit)).toEqual(await allEntries(site.audit));
  expect(await there.teams.read()).toEqual(await site.teams.read());
  expect(await there.secret('session-key')).toEqual(await site.secret('session-key'));
  const access = await readOperatorAccess(there.dataDir);
  expect(access).toEqual(await readOperatorAccess(site.dataDir));
  expect(authenticate(await there.teams.read(), access?.token ?? '')).toMatchObject({ team: 'operator' });
  const release = { section: 'events', version: '1.0.0' };
  const folder = await there.store.fetch(release);
  await expect(verifyRelease({ folder, release, teams: await there.teams.read() })).resolves.toMatchObject(release);
});

it('brings a repeated move up to date: new, pruned and half copied releases', async () => {
  const [site, url] = [await singleSite(), await testDatabase()];
  const move = () => moveReleases({ dataDir: site.dataDir, database: connectTo(url), siteKey });
  expectSame(await move());
  const first = await asOperator(url, 'SELECT * FROM edge.audit ORDER BY id');
  expectSame(await move());
  expect(await asOperator(url, 'SELECT * FROM edge.audit ORDER BY id')).toEqual(first);

  await site.publish('1.1.0');
  await rm(join(site.dataDir, 'releases', 'events', '1.0.0'), { recursive: true });
  await asOperator(url, `DELETE FROM edge.release_files WHERE path = 'remote.json'`);
  expectSame(await move());
  expect(await asOperator(url, 'SELECT version FROM edge.releases')).toEqual([{ version: '1.1.0' }]);
  expect(await (await openShared(url)).store.read()).toEqual(await site.store.read());
});

it('refuses a database of another site, and one on which the site has run since', async () => {
  const [site, other, url] = [await singleSite(), await singleSite(), await testDatabase()];
  const move = (dataDir: string, key = siteKey) => moveReleases({ dataDir, database: connectTo(url), siteKey: key });
  await move(site.dataDir);
  await expect(move(other.dataDir)).rejects.toThrow('The database holds another site already.');
  await expect(move(site.dataDir, Buffer.alloc(32, 8))).rejects.toThrow('SITE_KEY does not open the secret "seal-key"');
  const there = await openShared(url);
  await there.audit.append({ at: now().toISOString(), who: 'youth', action: 'publish', outcome: 'refused' });
  await expect(move(site.dataDir)).rejects.toThrow('The site runs on the database already');
});

it('refuses a folder in which no site has run', async () => {
  const dataDir = await tempFolder();
  await mkdir(join(dataDir, 'releases'));
  await writeFile(join(dataDir, 'teams.json'), '{}');
  const database = connectTo(await testDatabase());
  await expect(moveReleases({ dataDir, database, siteKey })).rejects.toThrow('holds no site');
});
