import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkVersion } from './check-version.mjs';
import { installation, pointTo, previousRoot } from './installation.mjs';
import { unpackArtefact } from './unpack-artefact.mjs';

let home = '';

beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'soteria-update-')));
});

afterEach(() => {
  rmSync(home, { recursive: true });
});

describe('where it is installed', () => {
  it('is told by the link that the site is started by', () => {
    mkdirSync(join(home, '1.0.0'));
    expect(() => installation(join(home, '1.0.0'))).toThrow(/no link .*current leads there.*ln -sfn 1.0.0 /);
    symlinkSync('1.0.0', join(home, 'current'));
    expect(installation(join(home, '1.0.0'))).toEqual({ home, root: join(home, '1.0.0') });
  });

  it('has a version before once there was an update', () => {
    mkdirSync(join(home, '1.0.0'));
    expect(() => previousRoot({ home, root: '' })).toThrow('There is no earlier version');
    pointTo(home, 'previous', join(home, '1.0.0'));
    pointTo(home, 'previous', join(home, '1.0.0'));
    expect(previousRoot({ home, root: '' })).toBe(join(home, '1.0.0'));
    expect(readdirSync(home).toSorted()).toEqual(['1.0.0', 'previous']);
  });
});

it.each([
  ['1.0.0', 'is the one that is here'],
  ['0.9.9', 'is older than 1.0.0'],
  ['1.0.0-beta.1', 'is older than 1.0.0'],
])('refuses %s as an update of 1.0.0: it %s', (version, why) => {
  expect(() => checkVersion(version, '1.0.0')).toThrow(why);
});

it('takes 1.10.0 as an update of 1.9.0', () => {
  expect(() => checkVersion('1.10.0', '1.9.0')).not.toThrow();
});

describe('unpacking', () => {
  const NAME = 'soteria-1.1.0-linux-x64.tar.gz';

  /** @param {string} text that the file has, against the one that its checksum is of */
  function artefact(text) {
    const folder = join(home, 'made', 'soteria-1.1.0-linux-x64');
    mkdirSync(join(folder, 'bin'), { recursive: true });
    writeFileSync(join(folder, 'bin', 'soteria'), text, { mode: 0o755 });
    const sum = createHash('sha256').update('#!/bin/sh\n').digest('hex');
    writeFileSync(join(folder, 'SHA256SUMS'), `${sum}  bin/soteria\n`);
    execFileSync('tar', ['-czf', join(home, NAME), '-C', join(home, 'made'), 'soteria-1.1.0-linux-x64']);
    rmSync(join(home, 'made'), { recursive: true });
    const sha256 = createHash('sha256')
      .update(readFileSync(join(home, NAME)))
      .digest('hex');
    return { file: join(home, NAME), name: NAME, sha256, home };
  }

  it('makes a folder of the version, with modes as packed whatever the umask', async () => {
    const made = artefact('#!/bin/sh\n');
    const before = process.umask(0o077);
    const { root: folder } = await unpackArtefact(made).finally(() => process.umask(before));
    expect(folder).toBe(join(home, 'soteria-1.1.0-linux-x64'));
    for (const path of ['', 'bin', 'bin/soteria']) expect(statSync(join(folder, path)).mode & 0o777).toBe(0o755);
  });

  it('leaves nothing when a file is not as it was packed', async () => {
    await expect(unpackArtefact(artefact('#!/bin/false\n'))).rejects.toThrow('bin/soteria: FAILED');
    expect(readdirSync(home)).toEqual([NAME]);
  });

  it('checks a folder of that artefact that is there already, and leaves it', async () => {
    const made = artefact('#!/bin/sh\n');
    const { root } = await unpackArtefact(made);
    expect(await unpackArtefact(made)).toEqual({ root, isNew: false });
    writeFileSync(join(root, 'bin', 'soteria'), 'changed');
    await expect(unpackArtefact(made)).rejects.toThrow('FAILED');
    expect(readFileSync(join(root, 'bin', 'soteria'), 'utf8')).toBe('changed');
  });

  it('replaces another build of that version', async () => {
    const root = join(home, 'soteria-1.1.0-linux-x64');
    mkdirSync(root);
    writeFileSync(join(root, 'of-the-other-build'), '');
    expect(await unpackArtefact(artefact('#!/bin/sh\n'))).toEqual({ root, isNew: true });
    expect(readdirSync(root).toSorted()).toEqual(['SHA256SUMS', 'artefact.sha256', 'bin']);
  });
});
