import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..', '..');
/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const TRIALS = readdirSync(join(__dirname, 'trials')).filter((file) => file.endsWith('.mjs'));

/** The release tool has a test of its own: edge/src/integration/release-program.test.ts. */
const COMMANDS = [
  ...Object.keys(scripts).filter((name) => name !== 'release'),
  ...TRIALS.map((file) => `trial ${file.replace('.mjs', '')}`),
].map((command) => command.split(' '));

/** The programs without a single package, as in a fresh clone. */
const clone = mkdtempSync(join(tmpdir(), 'soteria-commands-'));

beforeAll(() => {
  const filter = (/** @type {string} */ path) => basename(path) !== 'node_modules';
  for (const name of ['package.json', 'tooling', 'operations', 'bench/src/parts'])
    cpSync(join(ROOT, name), join(clone, name), { recursive: true, filter });
});

afterAll(() => rmSync(clone, { recursive: true }));

/** @param {readonly string[]} words the name of a script of package.json, and what follows it */
function run([name = '', ...args]) {
  const [, file = ''] = (scripts[name] ?? '').split(' ');
  return spawnSync(process.execPath, [file, ...args], { cwd: clone, encoding: 'utf8' });
}

it.each(COMMANDS)('npm run %s %s says in its help what it does', (...command) => {
  const { status, stdout, stderr } = run([...command, '--help']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(command.join(' ').replace('trial ', 'trial -- '));
  expect(stdout).toContain('--help');
});

it.each(COMMANDS)('npm run %s %s refuses an unknown option in one line', (...command) => {
  const { status, stdout, stderr } = run([...command, '--no-such-option', '7']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^\n✗ npm .* has no option --no-such-option\. .*\n$/);
});

it('lists the trials, one line each', () => {
  const { status, stdout } = run(['trial']);
  expect(status).toBe(0);
  for (const file of TRIALS) expect(stdout).toMatch(new RegExp(`^  ${file.replace('.mjs', '')} +[A-Z].*[.?]$`, 'm'));
});

it('refuses a trial that does not exist', () => {
  const { status, stderr } = run(['trial', 'by-fire']);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^\n✗ There is no trial "by-fire"\. Choose among .*storm.*\.\n$/);
});
