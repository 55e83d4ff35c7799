import { openDatabase, openLastAnswers } from 'database';
import { afterTest, asOperator, askedStatements, testDatabase, until, wayTo } from 'database/testing';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { addRelease } from '../../table/changes/add-release.ts';
import { auditEntries } from '../../testing/audit-entries.ts';
import { tempFolder } from '../../testing/temp-folder.ts';
import { writeSectionBuild } from '../../testing/builds.ts';
import { constantPolls, withoutPolls } from '../../testing/without-polls.ts';
import { connectTo, withoutCopy } from '../../testing/shared-database.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { followReleases } from '../current-releases.ts';
import type { Refusal } from '../audit/record-refusals.ts';
import { fetchingServed, knownOnly } from '../fetching-served.ts';
import { openStore } from '../open-store.ts';
import { readOperatorAccess } from '../teams/operator-access.ts';
import { authenticate } from '../teams/token.ts';

const SITE_KEY = Buffer.alloc(32, 7);
const now = () => new Date('2026-11-23T12:00:00.000Z');
const CHANGE = { who: 'team', action: 'publish', section: 'events' };
const EVENTS = { section: 'events', version: '1.0.0' };

/** An edge of the site, with a disk of its own. */
async function openEdge(url: string, siteKey = SITE_KEY, disk?: string) {
  const dataDir = disk ?? (await tempFolder());
  const database = connectTo(url);
  const opened = await openStore(dataDir, now, {
    database,
    lastAnswers: withoutCopy(database),
    siteKey,
    log: silentLog,
  });
  afterTest(opened.close);
  const publish = (version: string) =>
    opened.changes.change({ ...CHANGE, version }, (table) =>
      addRelease(table, { section: 'events', version, url: '/x.js', integrity: 'sha384-AAAA' }, now()),
    );
  const refusals: Refusal[] = [];
  const follow = async () => {
    const refused = (refusal: Refusal) => void refusals.push(refusal);
    const releases = await followReleases(fetchingServed(opened.store, silentLog), { log: silentLog, refused });
    afterTest(releases.stop);
    return releases;
  };
  return { ...opened, database, dataDir, publish, follow, refusals };
}

/** An edge whose way to the database the test can close. */
async function edgeByWay(url: string) {
  const way = await wayTo(url);
  afterTest(way.end);
  return { way, ...(await openEdge(way.url)) };
}

const versionsOf = (table: { sections: Record<string, readonly { version: string }[]> }) =>
  (table.sections['events'] ?? []).map(({ version }) => version);

describe('edges that share a database', () => {
  it('have the same secrets and the same operator, also when they start at once', async () => {
    const url = await testDatabase();
    const edges = await Promise.all([openEdge(url), openEdge(url), openEdge(url)]);
    const secrets = await Promise.all(edges.map(({ secret }) => secret('session-key')));
    expect(secrets[0]).toHaveLength(32);
    expect(secrets[1]).toEqual(secrets[0]);
    const access = await Promise.all(edges.map(({ dataDir }) => readOperatorAccess(dataDir)));
    expect(access[1]).toEqual(access[0]);
    const teams = await edges[2]?.teams.read();
    expect(teams?.['operator']?.keys.map(({ retired }) => retired)).toEqual([false]);
    expect(authenticate(teams ?? {}, access[0]?.token ?? '')).toMatchObject({ team: 'operator' });
  });

  it('do not bring an operator back who was taken away', async () => {
    const url = await testDatabase();
    const { teams } = await openEdge(url);
    await teams.change(() => ({}));
    await openEdge(url);
    expect(await teams.read()).toEqual({});
  });

  it('do not start with another SITE_KEY, and say what to do', async () => {
    const url = await testDatabase();
    await openEdge(url);
    await expect(openEdge(url, Buffer.alloc(32, 8))).rejects.toThrow('Start every edge of this site with the SITE_KEY');
  });

  it('do not begin anew beside the site of one machine, which was not moved; another edge with such a disk may join', async () => {
    const [url, disk] = [await testDatabase(), await tempFolder()];
    await openStore(disk, now);
    await expect(openEdge(url, SITE_KEY, disk)).rejects.toThrow(/holds the site of one machine.*npm run move/);
    await openEdge(url);
    await expect(openEdge(url, SITE_KEY, disk)).resolves.toMatchObject({ dataDir: disk });
  });

  it('store no secret that a reader of the database could use, or put in the place of another', async () => {
    const url = await testDatabase();
    const { secret, dataDir } = await openEdge(url);
    const key = await secret('session-key');
    const token = (await readOperatorAccess(dataDir))?.token ?? '';
    const rows = JSON.stringify(await asOperator(url, `SELECT encode(sealed, 'escape') AS text FROM edge.secrets`));
    expect(rows).not.toContain(key.toString('base64url'));
    expect(rows).not.toContain(token);
    await asOperator(
      url,
      `UPDATE edge.secrets SET sealed = (SELECT sealed FROM edge.secrets WHERE name = 'seal-key')
      WHERE name = 'session-key'`,
    );
    await expect(secret('session-key')).rejects.toThrow('or changed since');
  });
});

describe('a change of the release table', () => {
  it('is known to the other edges by a notification', async () => {
    withoutPolls();
    const url = await testDatabase();
    const [one, other] = [await openEdge(url), await openEdge(url)];
    const releases = await other.follow();
    await one.publish('1.0.0');
    await until(() => versionsOf(releases.table()).includes('1.0.0'));
  });

  it('arrives also when the connection that listens was killed', async () => {
    withoutPolls();
    const url = await testDatabase();
    const [one, other] = [await openEdge(url), await openEdge(url)];
    const releases = await other.follow();
    await until(async () => (await asOperator(url, LISTENING)).length === 2);
    await asOperator(url, `SELECT pg_terminate_backend(pid) FROM (${LISTENING}) AS listening`);
    await one.publish('1.0.0');
    await until(() => versionsOf(releases.table()).includes('1.0.0'));
  });

  it('is found also when no notification tells of it', async () => {
    const url = await testDatabase();
    const edge = await openEdge(url);
    await edge.publish('1.0.0');
    await edge.follow();
    // Past every edge, so that none is told.
    await asOperator(url, `UPDATE edge.release_table SET sealed = ''`);
    await until(() => edge.refusals.length > 0);
    expect(edge.refusals[0]?.note).toContain('an old one was put back');
  });

  it('is not in force when its audit entry cannot be stored', async () => {
    const url = await testDatabase();
    const edge = await openEdge(url);
    await asOperator(url, `ALTER TABLE edge.audit ADD CHECK (entry->>'version' <> '1.0.0')`);
    await expect(edge.publish('1.0.0')).rejects.toThrow('violates check constraint');
    expect((await edge.store.read()).table.sections).toEqual({});
    await edge.publish('1.1.0');
    expect((await auditEntries(edge.audit)).map(({ serial, version }) => ({ serial, version }))).toEqual([
      { serial: 1, version: '1.1.0' },
    ]);
  });
});

const LISTENING = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'soteria-edge' AND query LIKE 'LISTEN%'`;

describe('while the database is away', () => {
  it('an edge goes on with the table and the teams it knows, and changes are refused in words', async () => {
    const edge = await edgeByWay(await testDatabase());
    await edge.publish('1.0.0');
    const releases = await edge.follow();
    const teams = await edge.signers.read();
    edge.way.close();
    await releases.refresh();
    expect(versionsOf(releases.table())).toEqual(['1.0.0']);
    expect(await edge.signers.read()).toEqual(teams);
    await expect(edge.publish('1.1.0')).rejects.toThrow('The database is away');
    await expect(edge.publish('1.1.0')).rejects.toThrow('Nothing was changed');
  });

  it('changes are missed for that long only: nothing needs a hand once it is back', async () => {
    const url = await testDatabase();
    const [edge, other] = [await edgeByWay(url), await openEdge(url)];
    const releases = await edge.follow();
    edge.way.close();
    await other.publish('1.0.0');
    edge.way.open();
    await until(() => versionsOf(releases.table()).includes('1.0.0'));
    await edge.publish('1.1.0');
    expect(versionsOf((await other.store.read()).table)).toEqual(['1.0.0', '1.1.0']);
  });
});

describe('the copy of the release table for a start without the database', () => {
  /** An edge that starts again and again, on one disk. */
  async function restartingEdge() {
    const [url, dataDir] = [await testDatabase(), await tempFolder()];
    const way = await wayTo(url);
    afterTest(way.end);
    const file = join(dataDir, 'last-answers.json');
    const start = async () => {
      const database = openDatabase({ url: way.url, log: silentLog });
      const lastAnswers = await openLastAnswers({ database, file, log: silentLog });
      let stopped: Promise<void> | undefined;
      const stop = () => (stopped ??= database.close().then(lastAnswers.close));
      afterTest(stop);
      const shared = { database, lastAnswers, siteKey: SITE_KEY, log: silentLog };
      const { store, close } = await openStore(dataDir, now, shared);
      afterTest(close);
      const read = async () => versionsOf((await store.read()).table);
      return { read, stop };
    };
    const copied = async () => {
      const statements = Object.keys(JSON.parse(await readFile(file, 'utf8')) as object);
      return statements.filter((statement) => statement.includes('edge.release_table'));
    };
    return { way, start, copied, other: await openEdge(url) };
  }

  it('is one, of the last table that the edge knew', async () => {
    const { way, start, copied, other } = await restartingEdge();
    const before = await start();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await other.publish(version);
      expect(await before.read()).toContain(version);
    }
    await before.stop();
    expect(await copied()).toHaveLength(1);
    way.close();
    expect(await (await start()).read()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  });

  it('follows what is read once the database is back', async () => {
    const { way, start, copied, other } = await restartingEdge();
    await other.publish('1.0.0');
    const before = await start();
    await before.read();
    await before.stop();
    way.close();
    const begun = await start();
    expect(await begun.read()).toEqual(['1.0.0']);
    await other.publish('1.1.0');
    way.open();
    await until(async () => (await begun.read()).includes('1.1.0'));
    await begun.stop();
    expect(await copied()).toHaveLength(1);
    way.close();
    expect(await (await start()).read()).toEqual(['1.0.0', '1.1.0']);
  });
});

it('transfers the release table to an edge only when it has changed', async () => {
  const url = await testDatabase();
  const [edge, other] = [await openEdge(url), await openEdge(url)];
  const asked = askedStatements();
  const transfersOf = async (looks: number) => {
    const before = asked.length;
    for (let look = 0; look < looks; look += 1) await edge.store.read();
    return asked.slice(before).filter((text) => text.includes('sealed FROM edge.release_table')).length;
  };
  await other.publish('1.0.0');
  expect(await transfersOf(5)).toBe(1);
  await other.publish('1.1.0');
  expect(await transfersOf(5)).toBe(1);
  expect(versionsOf((await edge.store.read()).table)).toEqual(['1.0.0', '1.1.0']);
});

describe('the log', () => {
  it('says once that table and teams cannot be read, and once that they can again', async () => {
    constantPolls();
    const way = await wayTo(await testDatabase());
    afterTest(way.end);
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(JSON.parse(line).msg) });
    const database = connectTo(way.url);
    const shared = { database, lastAnswers: withoutCopy(database), siteKey: SITE_KEY, log };
    const opened = await openStore(await tempFolder(), now, shared);
    afterTest(opened.close);
    const releases = await followReleases(opened.store, { log, refused: () => undefined });
    afterTest(releases.stop);
    const [table, teams] = ['the release table can', 'the teams can'];
    const haveSaid = (end: string, times: number) =>
      [table, teams].every((start) => lines.filter((line) => line.startsWith(start + end)).length >= times);
    for (let outage = 1; outage <= 2; outage += 1) {
      way.close();
      await until(() => haveSaid('not be read', outage));
      // Several looks at table and teams fail meanwhile.
      for (let attempt = 0; attempt < 50; attempt += 1) await releases.refresh();
      way.open();
      await until(() => haveSaid(' be read again', outage));
      expect(lines).toHaveLength(4 * outage);
    }
  });
});

describe('release files of another edge', () => {
  const buildOf = async () =>
    writeSectionBuild(join(await tempFolder(), 'build'), { name: 'events', version: '1.0.0' });

  it('are on this disk before a table that serves them is in force', async () => {
    const url = await testDatabase();
    const [one, other] = [await openEdge(url), await openEdge(url)];
    await one.store.publish(EVENTS, await buildOf());
    await one.publish('1.0.0');
    const before = await readdir(other.dataDir);
    expect(before).not.toContain('releases');
    await other.follow();
    expect(await readdir(other.store.folder(EVENTS))).toContain('remote.json');
  });

  it('are not asked for when no table names the release, whatever address is made up', async () => {
    const edge = await edgeByWay(await testDatabase());
    const releases = await edge.follow();
    edge.way.close();
    const store = knownOnly(edge.store, releases.table);
    expect(await store.fetch(EVENTS)).toBe(edge.store.folder(EVENTS));
    await expect(edge.store.fetch(EVENTS)).rejects.toThrow('The database is away');
  });

  it.each(['../../outside.js', 'browser/../../../outside.js', '/outside.js', 'a\\b.js', '.'])(
    'are not written to %s, whoever wrote it into the database',
    async (path) => {
      const url = await testDatabase();
      const edge = await openEdge(url);
      await edge.store.publish(EVENTS, await buildOf());
      await asOperator(url, `UPDATE edge.release_files SET path = $1 WHERE path = 'browser/page.js'`, [path]);
      await expect(edge.store.fetch(EVENTS)).rejects.toThrow("leads out of a release's folder");
      await expect(readdir(edge.store.folder(EVENTS))).rejects.toThrow('ENOENT');
      expect(['operator', 'releases']).toEqual(expect.arrayContaining(await readdir(edge.dataDir)));
    },
  );
});
