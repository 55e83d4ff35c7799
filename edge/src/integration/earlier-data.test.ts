import { createReadStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { resolveLock } from 'releases/serving';
import { tempFolder, until } from 'releases/testing';
import { json } from '../testing/content-api.ts';
import { releaseTool, startEmptySite } from '../testing/site.ts';
import expected from './recorded/expected-of-123ce2c.json';

/** Of the recorded team; the data folder holds its hash only. */
const TEAM_TOKEN = 'soteria_057f7525_fGtrze7Mh1kh4FaR7WMcRoFsjORrZthjRAEr6sC-J7w';

/** A data folder that an edge of commit 123ce2c wrote: releases, a paused rollout, a team, forms that wait. */
async function earlierData(): Promise<string> {
  const folder = await tempFolder();
  const files = extract();
  files.on('entry', async ({ name, type }, stream, next) => {
    const path = join(folder, name);
    const content = await buffer(stream);
    await mkdir(type === 'directory' ? path : dirname(path), { recursive: true });
    if (type === 'file') await writeFile(path, content);
    next();
  });
  const packed = join(__dirname, 'recorded', 'data-of-123ce2c.tar.gz');
  await pipeline(createReadStream(packed), createGunzip(), files);
  return folder;
}

async function startEarlierSite() {
  const dataDir = await earlierData();
  const audit = await readFile(join(dataDir, 'audit.jsonl'), 'utf8');
  const site = await startEmptySite({ DATA_DIR: dataDir });
  const token = (await readFile(join(dataDir, 'operator', 'token'), 'utf8')).trim();
  const read = async (path: string) =>
    (await fetch(`${site.origin}/_/releases${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
  const states = async () =>
    (await read('')).sections.events.releases.map(
      ({ version, state }: Record<string, string>) => `${version} ${state}`,
    );
  return { ...site, audit, read, states };
}

describe('a data folder of an earlier version', () => {
  it('serves the same releases to the same visitors', async () => {
    const { read, origin } = await startEarlierSite();
    expect(await read('')).toEqual(expected.status);
    const table = await read('/table');
    for (const [visitor, lock] of Object.entries(expected.locks)) {
      const found = Object.entries(resolveLock(table, visitor)).map((pair) => pair.join('@'));
      expect(found.sort().join()).toBe(lock);
    }
    expect((await fetch(`${origin}/_/assets/events/1.1.0/remoteEntry.js`)).status).toBe(200);
  });

  it('rolls back, and the change is stored for this version and for the next start', async () => {
    const { release, states, audit, dataDir, stop } = await startEarlierSite();
    await release('rollback events');
    await release('rollback events');
    expect(await states()).toEqual(['1.0.0 stable', '1.1.0 aborted', '1.2.0 aborted', '1.3.0 aborted']);
    expect(await readFile(join(dataDir, 'audit.jsonl'), 'utf8')).toContain(audit);
    await stop();
    const again = await startEmptySite({ DATA_DIR: dataDir });
    expect(await again.release('status')).toContain('1.0.0');
  });

  it('knows the team, its token and its key', async () => {
    const { origin, dataDir } = await startEarlierSite();
    const release = releaseTool({ SOTERIA_URL: origin, DATA_DIR: dataDir, SOTERIA_TOKEN: TEAM_TOKEN });
    await release('rollout connect 2.1.0 --percent 50');
    await expect(release('abort events')).rejects.toThrow('connect-team');
    const teams = JSON.parse(await readFile(join(dataDir, 'teams.json'), 'utf8'));
    expect(teams['connect-team'].keys).toHaveLength(1);
  });

  it('delivers the forms that waited', async () => {
    const { api } = await startEarlierSite();
    api.answer = json({ data: { id: 'a1' } });
    await until(() => api.bodies.length >= 2);
    expect(api.bodies.map(({ text }) => text).join()).toContain('For my mother.');
  });
});
