import { appendFile, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSectionBuild } from '../testing/builds.ts';
import { newTeamKey, signedReleases, teamWith } from '../testing/signed-releases.ts';
import { STATEMENT_FILE } from './signing/release-statement.ts';
import { verifyRelease } from './verify-release.ts';

const release = { section: 'events', version: '1.1.0' };

async function signedEvents() {
  const signed = await signedReleases();
  const folder = await writeSectionBuild(signed.folder('events', '1.1.0'), { name: 'events', version: '1.1.0' });
  await signed.sign('events', '1.1.0');
  const statement = join(folder, STATEMENT_FILE);
  const verify = async (fresh = false) => verifyRelease({ folder, release, teams: await signed.teams.read(), fresh });
  return { ...signed, release: folder, statement, verify };
}

type Signed = Awaited<ReturnType<typeof signedEvents>>;

/** Changes only the signed statement or its envelope. */
async function rewrite(file: string, change: (envelope: Record<string, unknown>) => object): Promise<void> {
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
}

describe('a signed release', () => {
  it('is what its team has signed', async () => {
    const { verify } = await signedEvents();
    const { files, ...name } = await verify(true);
    expect(name).toEqual(release);
    expect(Object.keys(files)).toEqual([
      'browser/page.js',
      'browser/remoteEntry.js',
      'remote.json',
      'server/remoteEntry.cjs',
    ]);
    expect(files['server/remoteEntry.cjs']).toBe(
      'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
    );
  });

  const tampering: [string, (signed: Signed) => Promise<unknown>, string][] = [
    [
      'a browser file that was changed',
      ({ release: r }) => appendFile(join(r, 'browser/page.js'), ';'),
      'browser/page.js of events@1.1.0 is not what was signed',
    ],
    [
      'a server file that was changed',
      ({ release: r }) => appendFile(join(r, 'server/remoteEntry.cjs'), ';'),
      'is not what was signed',
    ],
    [
      'a registration that was changed',
      ({ release: r }) => appendFile(join(r, 'remote.json'), ' '),
      'remote.json of events@1.1.0 is not what was signed',
    ],
    [
      'a file that was added',
      ({ release: r }) => writeFile(join(r, 'server/extra.cjs'), ''),
      'not among the files that were signed',
    ],
    [
      'a file named like a part of every object',
      ({ release: r }) => writeFile(join(r, 'constructor'), ''),
      'not among the files that were signed',
    ],
    [
      'a file that is gone',
      ({ release: r }) => rm(join(r, 'browser/page.js')),
      'browser/page.js of events@1.1.0 is missing',
    ],
    ['a link to elsewhere', ({ release: r }) => symlink('/etc/hostname', join(r, 'browser/host')), 'is a link'],
    ['no signature', ({ statement }) => rm(statement), 'The signature of events@1.1.0 is missing'],
    [
      'a signature that is nonsense',
      ({ statement }) => writeFile(statement, '{}'),
      'The signature of events@1.1.0 is not valid',
    ],
    [
      'a statement whose hashes were removed',
      ({ statement }) =>
        rewrite(statement, (e) => ({
          ...e,
          payload: Buffer.from('{"section":"events","version":"1.1.0","files":{}}').toString('base64'),
        })),
      'The signature of events@1.1.0 is wrong',
    ],
    [
      'a signature for another kind of document',
      ({ statement }) => rewrite(statement, (e) => ({ ...e, payloadType: 'text/plain' })),
      'is wrong',
    ],
    [
      'the signature of another release, replayed',
      async ({ folder, sign, statement }) => {
        await writeSectionBuild(folder('events', '1.0.0'), { name: 'events', version: '1.0.0' });
        await sign('events', '1.0.0');
        await writeFile(statement, await readFile(join(folder('events', '1.0.0'), STATEMENT_FILE)));
      },
      'is of events@1.0.0, not of events@1.1.0',
    ],
    ['a foreign key', ({ sign }) => sign('events', '1.1.0', newTeamKey()), 'which is no key of a team'],
    [
      "another team's key",
      async ({ sign, teams }) => {
        const other = newTeamKey();
        await teams.change((present) => ({ ...present, music: teamWith(['connect'], [other]) }));
        await sign('events', '1.1.0', other);
      },
      'which is no key of a team that may release events',
    ],
    ['a key that was revoked', ({ teams }) => teams.change(() => ({})), 'which is no key of a team'],
    [
      "a foreign key under the name of the team's",
      ({ sign, key }) => sign('events', '1.1.0', { ...newTeamKey(), id: key.id }),
      'is wrong',
    ],
  ];

  it.each(tampering)('is refused with %s', async (_name, tamper, why) => {
    const signed = await signedEvents();
    await expect(signed.verify()).resolves.toBeTruthy();
    await tamper(signed);
    await expect(signed.verify()).rejects.toThrow(why);
  });

  it('is neither served nor executed when it is refused, and the refusal is written down', async () => {
    const signed = await signedEvents();
    await appendFile(join(signed.release, 'server/remoteEntry.cjs'), ';');
    await expect(signed.loader.section('events', '1.1.0')).rejects.toThrow('is not what was signed');
    await expect(signed.loader.verified(release)).rejects.toThrow('is not what was signed');
    expect(signed.refusals).toContainEqual(expect.objectContaining({ action: 'serve', ...release }));
  });

  it('is served on when its key was retired, but no new one is signed with it', async () => {
    const { teams, key, verify } = await signedEvents();
    await teams.change(() => ({ everybody: teamWith(['*'], [key], true) }));
    await expect(verify()).resolves.toBeTruthy();
    await expect(verify(true)).rejects.toThrow('which is retired');
  });

  it('may be in a folder with folders', async () => {
    const { release: folder, sign, verify } = await signedEvents();
    await mkdir(join(folder, 'browser/pictures'));
    await writeFile(join(folder, 'browser/pictures/a.svg'), '<svg/>');
    await sign('events', '1.1.0');
    expect(Object.keys((await verify()).files)).toContain('browser/pictures/a.svg');
  });
});
