import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { presetRelease, readRegistration } from './assemble.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preset-'));
});
afterEach(() => rm(folder, { recursive: true }));

const REMOTE = {
  name: 'choir',
  contract: '1.4.0',
  routes: [],
  slots: [],
  version: '1.0.0',
  source: '',
  entry: 'remoteEntry.js',
  globalName: 'choir_1_0_0',
  requires: {},
  exposes: {},
};

it('a build that made no release says which builds do, and what another bundler’s section needs', async () => {
  await expect(presetRelease(folder)).rejects.toThrow(
    `There is no ${join(folder, 'remote.json')}. section-kit/webpack writes it. If another bundler builds this section, its ` +
      'remote.json says "runtime": "standard".',
  );
});

it('a release is looked at before the site is shown with it', async () => {
  const write = (remote: object) => writeFile(join(folder, 'remote.json'), JSON.stringify(remote));
  await write(REMOTE);
  await expect(presetRelease(folder)).resolves.toBeUndefined();
  await write({ ...REMOTE, routes: [{ path: 'choir', page: 'choir', title: 'Choir' }] });
  await expect(presetRelease(folder)).rejects.toThrow('must be an absolute path');
});

it('what the preset builds needs no runtime of its own, and what another bundler builds does', async () => {
  const { name, contract, routes, slots } = REMOTE;
  await writeFile(join(folder, 'remote.json'), JSON.stringify({ name, contract, routes, slots }));
  await expect(readRegistration(folder, true)).resolves.toMatchObject({ name: 'choir' });
  await expect(readRegistration(folder)).rejects.toThrow('remote.json has no "runtime". Add it.');
});
