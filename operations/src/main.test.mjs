import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { COMMANDS } from './commands/commands.mjs';

const PROGRAM = resolve(__dirname, '..', 'bin', 'soteria');
const NAMES = Object.keys(COMMANDS).filter((name) => name !== 'release');

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soteria-bin-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** @param {readonly string[]} args @param {{ program?: string, env?: Record<string, string> }} [options] */
function soteria(args, { program = PROGRAM, env = {} } = {}) {
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, PATH, ...env },
  });
  return { status, stdout, stderr };
}

/** A program that says it is a version of Node. @param {string} version */
function nodeOf(version) {
  const file = join(folder, 'node');
  writeFileSync(file, `#!/bin/sh\necho v${version}\n`);
  chmodSync(file, 0o755);
  return file;
}

it('lists its commands, one line each', () => {
  const { status, stdout, stderr } = soteria(['--help']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const name of Object.keys(COMMANDS)) expect(stdout).toMatch(new RegExp(`^  ${name} +[A-Z].*\\.$`, 'm'));
  expect(soteria([]).stdout).toBe(stdout);
});

it('says its version', () => {
  expect(soteria(['--version'])).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^\d+\.\d+\.\d.*\n$/),
    stderr: '',
  });
});

it.each(NAMES)('soteria %s says in its help what it does, and refuses an unknown option in one line', (name) => {
  const help = soteria([name, '--help']);
  expect(help).toEqual({ status: 0, stderr: '', stdout: expect.stringMatching(new RegExp(`^soteria ${name}[^-]*\n`)) });
  const refusal = soteria([name, '--no-such-option', '7']);
  expect(refusal).toMatchObject({ status: 2, stdout: '' });
  expect(refusal.stderr).toMatch(/^\n✗ soteria .* has no option --no-such-option\. .*\n$/);
});

it.each([
  [['by-fire'], /^\n✗ There is no command "by-fire"\. Choose among setup, start, .*\n$/],
  [['constructor'], /^\n✗ There is no command "constructor"\./],
  [['--fire'], /^\n✗ soteria has no option --fire\. Name a command first: setup, start, .*\n$/],
])('refuses %j', (args, message) => {
  expect(soteria(args)).toEqual({ status: 2, stdout: '', stderr: expect.stringMatching(message) });
});

it('is found through links, relative ones and such to other links, in folders with blanks', () => {
  const bin = join(folder, 'my programs');
  mkdirSync(bin);
  symlinkSync(PROGRAM, join(folder, 'absolute link'));
  symlinkSync('../absolute link', join(bin, 'soteria'));
  expect(soteria(['--version'], { program: join(bin, 'soteria') })).toEqual(soteria(['--version']));
});

it.each(['18.20.4', '20.18.3', '21.7.3', '22.11.0', '23.9.0', '25.1.0'])('refuses Node %s in words', (version) => {
  expect(soteria(['--version'], { env: { SOTERIA_NODE: nodeOf(version) } })).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      `^\n✗ Node v${version} is not one that Soteria runs on: it needs Node 20\\.19, .*\n$`,
    ),
  });
});

it.each(['20.19.0', '22.12.0', '24.0.0', '24.11.1'])('takes Node %s', (version) => {
  const { stdout } = soteria(['--version'], { env: { SOTERIA_NODE: nodeOf(version) } });
  expect(stdout).toBe(`v${version}\n`);
});

it('says when there is no Node', () => {
  const { status, stderr } = soteria(['--version'], { env: { SOTERIA_NODE: join(folder, 'nothing') } });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\n✗ There is no Node \(".*nothing"\): Soteria needs Node 20\.19, .*\n$/);
});
