import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PROGRAM = `
  import { BACKUP, backUp } from '${pathToFileURL(join(__dirname, 'backup.mjs')).href}';
  import { runCommand } from '${pathToFileURL(join(__dirname, '..', 'command-line', 'run-command.mjs')).href}';
  runCommand({ command: 'backup', ...BACKUP }, backUp);`;

/** @type {string} */
let folder;
const at = (/** @type {string[]} */ ...path) => join(folder, ...path);
/** @param {Record<string, string>} settings @param {string[]} args */
const backUp = (settings, ...args) =>
  spawnSync(process.execPath, [at('program.mjs'), ...args], {
    env: { ...process.env, DATA_DIR: at('site'), BACKUP_DIR: at('backups'), ...settings },
    encoding: 'utf8',
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-command-test-'));
  writeFileSync(at('program.mjs'), PROGRAM);
  mkdirSync(at('site'));
  writeFileSync(at('site', 'letter'), 'dear');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('without a place elsewhere, makes a file in BACKUP_DIR and notes it', () => {
  expect(backUp({})).toMatchObject({ status: 0, stderr: '' });
  const [name = ''] = readdirSync(at('backups'));
  expect(name).toMatch(/^soteria-.*\.tar\.gz$/);
  const { last } = JSON.parse(readFileSync(at('site', 'backups.json'), 'utf8'));
  expect(last).toMatchObject({ place: at('backups', name), madeAt: expect.any(String), bytes: expect.any(Number) });
});

it('with a place elsewhere, does not take a file here for the backup of the night', () => {
  const elsewhere = { BACKUP_TO: at('store'), BACKUP_PASSWORD: 'long' };
  expect(backUp(elsewhere, at('mine.tar.gz')).status).toBe(0);
  expect(readdirSync(at('site'))).toEqual(['letter']);
});

it('is whole where its note cannot be written', () => {
  mkdirSync(at('site', 'backups.json'));
  const { status, stderr } = backUp({});
  expect([status, stderr]).toEqual([0, expect.stringContaining('backups.json cannot be written')]);
  expect(readdirSync(at('backups'))).toHaveLength(1);
});
