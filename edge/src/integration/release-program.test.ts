import { generateKeyPairSync } from 'node:crypto';
import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder, writeSectionBuild, writeShellBuild } from 'releases/testing';
import { releaseTool, startEmptySite } from '../testing/site.ts';

/** A site without releases, and a folder with two builds of the events section. */
async function workshop() {
  const site = await startEmptySite();
  const dist = await tempFolder();
  await writeSectionBuild(join(dist, '1.0.0'), { name: 'events', version: '1.0.0' });
  await writeSectionBuild(join(dist, '1.1.0'), { name: 'events', version: '1.1.0' });
  const { release: run } = site;
  const status = async () => JSON.parse(await run('status --json'));
  return { ...site, dist, run, status };
}

/** The workshop's releases are published, and a team for the events has a token and a key. */
async function teamWorkshop() {
  const { dist, run, origin, dataDir, status } = await workshop();
  await run(`publish events --from ${dist} --version 1.0.0`);
  await run('team set events-team --sections events');
  const file = join(await tempFolder(), 'key.pem');
  const [, keyId = ''] = /^Key (\w+) /.exec(await run(`key create events-team --out ${file}`)) ?? [];
  const token = (await run('token create events-team')).split('\n').at(-1) ?? '';
  const asTeam = releaseTool({ SOTERIA_URL: origin, SOTERIA_TOKEN: token, SOTERIA_SIGNING_KEY: file });
  const sources = await tempFolder();
  await writeFile(join(sources, 'remote.json'), registration('events'));
  await writeFile(join(sources, 'package.json'), '{ "version": "1.2.0" }');
  return { dist, run, origin, dataDir, status, file, keyId, token, asTeam, sources };
}

/** A team's own `remote.json`. */
function registration(name: string) {
  return JSON.stringify({ name, contract: '1.4.0', routes: [], slots: [] });
}

const release = (version: string, traffic: number, state: string) => ({
  version,
  traffic,
  default: state === 'stable',
  state,
  since: expect.stringMatching(/^\d{4}-.*Z$/),
});

describe('the release tool', () => {
  it('has nothing to show at first', async () => {
    const { run, status } = await workshop();
    expect(await status()).toEqual({ sections: {} });
    expect(await run('status')).toContain('No release is published yet');
    expect(await run('history')).toBe('Nothing has happened yet.');
  });

  it('checks a build as publishing does, and publishes nothing', async () => {
    const { dist, run, status } = await workshop();
    expect(await run(`check events --from ${dist} --version 1.0.0`)).toBe('events@1.0.0 can be published.');
    expect(await status()).toEqual({ sections: {} });
    await rm(join(dist, '1.1.0', 'browser', 'page.js'));
    const faulty = run(`check events --from ${dist} --version 1.1.0`);
    await expect(faulty).rejects.toThrow('events@1.1.0 is refused:\n- files: browser/page.js is missing');
    const misspelt = join(await tempFolder(), '1.2.0');
    await writeSectionBuild(misspelt, { name: 'events', version: '1.2.0' }, { remote: { navigaton: [] } });
    await expect(run(`check events --from ${misspelt}`)).rejects.toThrow(
      'has the key "navigaton", which no contract knows',
    );
    expect(await run('history')).toBe('Nothing has happened yet.');
  });

  it('draws pictures of what is published, and says where it cannot', async () => {
    const { dist, run, origin, dataDir } = await workshop();
    await run(`publish events --from ${dist} --version 1.0.0`);
    expect(await run(`check events --from ${dist} --version 1.1.0 --pictures`)).toBe(
      'events@1.1.0 can be published.\nPictures are drawn of published releases: publish it, which gives it to nobody yet, and check it again.',
    );
    await run(`publish events --from ${dist} --version 1.1.0`);
    const without = 'events@1.1.0: No browser is installed where the site runs, so no pictures can be drawn';
    expect(await run(`check events --from ${join(dist, '1.1.0')} --pictures`)).toContain(without);
    expect(await run('check events --version 1.1.0 --pictures')).toContain(without);
    await expect(run('check events --version 1.0.0 --pictures')).rejects.toThrow('is the stable release');
    const token = (await readFile(join(dataDir, 'operator', 'token'), 'utf8')).trim();
    const headers = { authorization: `Bearer ${token}` };
    for (const name of ['0-360-before', encodeURIComponent('../../../operator/token')]) {
      const picture = await fetch(`${origin}/_/releases/events/pictures/${name}?version=1.1.0`, { headers });
      expect([picture.status, await picture.text()]).toEqual([404, expect.stringContaining('There are no pictures')]);
    }
  });

  it('publishes, rolls out, promotes and rolls back', async () => {
    const { dist, run, status } = await workshop();
    await run(`publish events --from ${dist} --version 1.0.0`);
    await run(`publish events --from ${join(dist, '1.1.0')}`);
    expect(await status()).toEqual({
      sections: { events: { releases: [release('1.0.0', 100, 'stable'), release('1.1.0', 0, 'published')] } },
    });
    const table = await run('rollout events 1.1.0 --percent 12.5');
    expect(table.split('\n')).toEqual([
      'section  version  traffic  state',
      'events   1.0.0    87.5 %   stable',
      'events   1.1.0    12.5 %   candidate',
    ]);
    await run('abort events');
    await run('rollout events 1.1.0 --percent 1');
    await run('promote events');
    expect(await status()).toEqual({
      sections: { events: { releases: [release('1.0.0', 0, 'retired'), release('1.1.0', 100, 'stable')] } },
    });
    await run('rollback events');
    expect(await status()).toEqual({
      sections: { events: { releases: [release('1.0.0', 100, 'stable'), release('1.1.0', 0, 'aborted')] } },
    });
  });

  it('says when no site answers', async () => {
    const { run } = await workshop();
    await expect(run('status --url http://127.0.0.1:1')).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:1 does not answer.* Is the site running\?/,
    );
    const nowhere = releaseTool({ DATA_DIR: await tempFolder() });
    await expect(nowhere('status')).rejects.toThrow('no site has run with this data folder yet');
  });

  it('rolls out in steps, pauses and resumes', async () => {
    const { dist, run, status } = await workshop();
    await run(`publish events --from ${dist} --version 1.0.0`);
    await run(`publish events --from ${dist} --version 1.1.0`);
    expect(await run('rollout events 1.1.0 --steps 1,5,100 --every 10m --wait 2h')).toMatch(
      /1\.1\.0 +0 % +candidate +1 % after synthetic visits, waits until 20/,
    );
    const [, candidate] = (await status()).sections.events.releases;
    expect(candidate.plan).toMatchObject({ steps: [1, 5, 100], every: 600 });
    expect(await run('pause events')).toContain('paused: paused by operator');
    expect(await run('resume events')).toContain('1 % after synthetic visits');
  });

  it('tells the history, the latest first', async () => {
    const { dist, run } = await workshop();
    await run(`publish events --from ${dist} --version 1.0.0 --over-budget Easter`);
    await run(`publish events --from ${dist} --version 1.1.0`);
    await run('rollout events 1.1.0 --percent 10');
    await expect(run('promote connect')).rejects.toThrow('There is no release of "connect".');
    const { entries } = JSON.parse(await run('history --json --section events'));
    expect(entries.map(({ action, version }: Record<string, string>) => [action, version])).toEqual([
      ['rollout', '1.1.0'],
      ['publish', '1.1.0'],
      ['publish', '1.0.0'],
    ]);
    expect(entries.at(-1)).toMatchObject({ who: 'operator', outcome: 'done', note: 'over budget: Easter' });
    const [, first] = (await run('history --limit 1')).split('\n');
    expect(first).toMatch(/operator +promote +connect +refused +There is no release/);
  });

  it('stores the release and the hash of its entry', async () => {
    const { dataDir, origin, dist, run } = await workshop();
    await run(`publish events --from ${dist} --version 1.0.0`);
    const folder = join(dataDir, 'releases', 'events', '1.0.0');
    expect(await readFile(join(folder, 'browser', 'remoteEntry.js'), 'utf8')).toBe('/* 1.0.0 */');
    const token = (await readFile(join(dataDir, 'operator', 'token'), 'utf8')).trim();
    const headers = { authorization: `Bearer ${token}` };
    const document = await (await fetch(`${origin}/_/releases/table`, { headers })).json();
    expect(document.sections.events[0]).toMatchObject({
      url: '/_/assets/events/1.0.0/remoteEntry.js',
      integrity: expect.stringMatching(/^sha384-.{64}$/),
    });
  });

  it('finishes a publication that was cut off, and only with the same files', async () => {
    const { dataDir, dist, run, status } = await workshop();
    const stored = join(dataDir, 'releases', 'events', '1.0.0');
    await run(`sign events --from ${dist} --version 1.0.0`);
    await cp(join(dist, '1.0.0'), stored, { recursive: true });
    await writeFile(join(dist, '1.0.0', 'browser', 'page.js'), '/* changed */');
    await expect(run(`publish events --from ${dist} --version 1.0.0`)).rejects.toThrow('already published');
    await rm(join(dist, '1.0.0'), { recursive: true });
    await cp(stored, join(dist, '1.0.0'), { recursive: true });
    await run(`publish events --from ${dist} --version 1.0.0`);
    expect(await status()).toEqual({ sections: { events: { releases: [release('1.0.0', 100, 'stable')] } } });
  });

  it('publishes a shell', async () => {
    const { run, dist } = await workshop();
    expect(await run(`publish shell --from ${await writeShellBuild(join(dist, 'shell'))}`)).toContain(
      'shell@1.0.0 is published.',
    );
  });

  it('refuses a version twice, also after it was pruned', async () => {
    const { dist, dataDir, run, status } = await workshop();
    await run(`publish events --from ${dist} --version 1.0.0`);
    await run(`publish events --from ${dist} --version 1.1.0`);
    await expect(run(`publish events --from ${dist} --version 1.1.0`)).rejects.toThrow(
      'events@1.1.0 is already published',
    );
    expect(await run('prune events')).toBe('Nothing of events is to be removed.');
    expect(await run('prune events --older-than 0')).toBe('Removed: 1.1.0');
    await expect(stat(join(dataDir, 'releases', 'events', '1.1.0'))).rejects.toThrow('ENOENT');
    expect((await status()).sections.events.releases).toEqual([release('1.0.0', 100, 'stable')]);
    await expect(run(`publish events --from ${dist} --version 1.1.0`)).rejects.toThrow('already published');
  });

  it('refuses an unclear or missing build', async () => {
    const { dist, run } = await workshop();
    await expect(run(`publish events --from ${dist}`)).rejects.toThrow('holds several builds (1.0.0, 1.1.0)');
    await expect(run(`publish events --from ${dist} --version 3.0.0`)).rejects.toThrow('No build of events 3.0.0');
    await expect(run(`publish events --from ${await tempFolder()}`)).rejects.toThrow('Build the section first');
    await expect(run(`publish connect --from ${join(dist, '1.0.0')}`)).rejects.toThrow(
      'is of events@1.0.0, not of connect@1.0.0',
    );
  });

  it('refuses a build that is not complete or not valid', async () => {
    const { dist, run } = await workshop();
    await rm(join(dist, '1.0.0', 'browser', 'page.js'));
    await expect(run(`publish events --from ${dist} --version 1.0.0`)).rejects.toThrow(
      'browser/page.js is missing: the build is not complete',
    );
    await writeFile(join(dist, '1.1.0', 'remote.json'), '{"name":"events","version":"1.1.0"}');
    await expect(run(`publish events --from ${dist} --version 1.1.0`)).rejects.toThrow('is not valid');
  });

  it.each(['1.0', 'v1.0.0', '../1.0.0'])('refuses the version %s', async (version) => {
    const { dist, run } = await workshop();
    await writeSectionBuild(join(dist, 'odd'), { name: 'events', version });
    await expect(run(`publish events --from ${join(dist, 'odd')}`)).rejects.toThrow('is not a version');
  });

  it('refuses a path that belongs to another section', async () => {
    const { dist, run } = await workshop();
    await run(`publish events --from ${dist} --version 1.0.0`);
    await writeSectionBuild(join(dist, 'connect'), { name: 'connect', version: '1.0.0', path: '/events' });
    await expect(run(`publish connect --from ${join(dist, 'connect')}`)).rejects.toThrow(
      'Both events@1.0.0 and connect@1.0.0 claim the path /events.',
    );
  });

  it.each(['101', '-1', '5.123', 'some', ''])('does not understand --percent %s', async (percent) => {
    const { run } = await workshop();
    await expect(run(`rollout events 1.0.0 --percent=${percent}`)).rejects.toThrow('from 0 to 100');
  });

  it.each([
    ['--steps 5,1 --every 10m', 'more than the one before'],
    ['--steps 1,5', '--every <time>'],
    ['--steps 1,5 --every 10', 'a time such as'],
    ['--steps 1,5 --every 1d --when-quiet sleep', 'Allowed choices are wait, synthetic'],
    ['--percent 5 --when-quiet wait', 'cannot be used with'],
    ['--percent 5 --every 10m', 'cannot be used with'],
    ['--percent 5 --wait 7d', 'cannot be used with'],
    ['', 'give --percent'],
  ])('does not understand a rollout with %s', async (options, words) => {
    const { run } = await workshop();
    await expect(run(`rollout events 1.0.0 ${options}`.trim())).rejects.toThrow(words);
  });
});

describe("a team's release tool", () => {
  it('releases its own section with its own key, and nothing else', async () => {
    const { dist, asTeam, run, status } = await teamWorkshop();
    await asTeam(`publish events --from ${dist} --version 1.1.0`);
    await asTeam('rollout events 1.1.0 --percent 10');
    expect((await status()).sections.events.releases[1]).toEqual(release('1.1.0', 10, 'candidate'));
    await writeSectionBuild(join(dist, 'connect'), { name: 'connect', version: '1.0.0' });
    const foreign = asTeam(`publish connect --from ${join(dist, 'connect')}`);
    await expect(foreign).rejects.toThrow('The team events-team may not release connect.');
    await expect(asTeam('token create events-team')).rejects.toThrow('does not operate this site');
    expect(await run('history')).toMatch(/events-team +publish +connect +refused/);
  });

  it('is refused with a key that is not its own, and with one that is retired or revoked', async () => {
    const { dist, asTeam, run, origin, token, keyId } = await teamWorkshop();
    const publish = `publish events --from ${dist} --version 1.1.0`;
    const { privateKey } = generateKeyPairSync('ed25519');
    const foreign = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const environment = { SOTERIA_URL: origin, SOTERIA_TOKEN: token, SOTERIA_SIGNING_KEY: foreign };
    await expect(releaseTool(environment)(publish)).rejects.toThrow('which is no key of a team');
    await run(`key retire events-team ${keyId}`);
    await expect(asTeam(publish)).rejects.toThrow('which is retired');
    await run(`key revoke events-team ${keyId}`);
    await expect(asTeam(publish)).rejects.toThrow('which is no key of a team');
  });

  it('is told before a build what needs none', async () => {
    const { asTeam, run, origin, token, keyId, sources } = await teamWorkshop();
    const check = (section: string, version: string) =>
      `check ${section} --before-build ${sources} --version ${version}`;
    expect(await asTeam(check('events', '1.1.0'))).toBe('Nothing stands against events@1.1.0 before its build.');
    expect(await asTeam(`check events --before-build ${sources}`)).toContain('events@1.2.0');
    const planned = { SOTERIA_URL: origin, SOTERIA_TOKEN: token, RELEASE_VERSION: '1.3.0' };
    await expect(releaseTool(planned)(`check events --before-build ${sources}`)).rejects.toThrow(
      'set SOTERIA_SIGNING_KEY',
    );
    await expect(asTeam(check('events', '1.0.0'))).rejects.toThrow('events@1.0.0 is already published');
    await expect(asTeam(check('events', 'latest'))).rejects.toThrow('"latest" is not a version');
    await expect(asTeam(check('connect', '1.0.0'))).rejects.toThrow('remote.json registers events, not connect.');
    await writeFile(
      join(sources, 'remote.json'),
      '{ "name": "events", "contract": "1.4.0", "routs": [], "slots": [] }',
    );
    await expect(asTeam(check('events', '1.1.0'))).rejects.toThrow(
      /^remote\.json has the key "routs", which no contract knows\..*\nremote\.json has no "routes"\. Add it\./,
    );
    await writeFile(join(sources, 'remote.json'), registration('connect'));
    await expect(asTeam(check('connect', '1.0.0'))).rejects.toThrow('The team events-team may not release connect.');
    await writeFile(join(sources, 'remote.json'), registration('events'));
    await run(`key retire events-team ${keyId}`);
    await expect(asTeam(check('events', '1.1.0'))).rejects.toThrow('which is retired');
  });

  it('opens nothing with a token that is revoked', async () => {
    const { asTeam, run, token } = await teamWorkshop();
    await asTeam('status');
    await run(`token revoke events-team ${token.slice('soteria_'.length, 'soteria_'.length + 8)}`);
    await expect(asTeam('status')).rejects.toThrow('This needs the token of a team');
  });

  it('keeps secrets: the key in a file of its owner, no hash and no token in lists', async () => {
    const { file, run, token, keyId } = await teamWorkshop();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(run(`key create events-team --out ${file}`)).rejects.toThrow('The key was not made');
    await expect(run(`key create nobody --out ${file}.2`)).rejects.toThrow('There is no team "nobody"');
    await expect(stat(`${file}.2`)).rejects.toThrow('ENOENT');
    const shown = (await run('teams')) + (await run('history'));
    expect(shown).toContain(keyId);
    expect(shown).not.toContain(token.slice(-43));
  });

  it('never sends the token of this machine elsewhere, and none unencrypted', async () => {
    const { dataDir } = await teamWorkshop();
    const elsewhere = releaseTool({ SOTERIA_URL: 'https://church.example', DATA_DIR: dataDir });
    await expect(elsewhere('status')).rejects.toThrow('set SOTERIA_TOKEN');
    const unencrypted = releaseTool({ SOTERIA_URL: 'http://church.example', SOTERIA_TOKEN: 'soteria_x' });
    await expect(unencrypted('status')).rejects.toThrow('use https://church.example');
  });

  it('knows this machine by the address at which its edge listens', async () => {
    const { dataDir } = await teamWorkshop();
    for (const [url, HOST] of [
      ['http://127.0.0.2:9', '127.0.0.2'],
      ['http://[::2]:9', '::2'],
    ]) {
      const own = releaseTool({ SOTERIA_URL: url ?? '', HOST: HOST ?? '', DATA_DIR: dataDir });
      await expect(own('status')).rejects.toThrow('does not answer');
    }
  });
});
