import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { SECTION_FOLDERS } from '../workspace/sections.mjs';

const ROOT = resolve(__dirname, '..', '..', '..');
/** What a ministry team needs beside its section. */
const EVERYBODYS = ['shared', 'tooling'];
const MADE_BY_BUILDS = ['dist', '.cache'];

/**
 * A workspace with one section only.
 * @param {string} section
 */
function workspaceOf(section) {
  const workspace = mkdtempSync(join(tmpdir(), `only-${section}-`));
  for (const name of [section, ...EVERYBODYS]) {
    // The links in its node_modules stay as they are: `shared` leads to the copy beside it.
    const filter = (/** @type {string} */ path) => !MADE_BY_BUILDS.includes(basename(path));
    cpSync(join(ROOT, name), join(workspace, name), { recursive: true, verbatimSymlinks: true, filter });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(workspace, 'node_modules'));
  return workspace;
}

it.each(SECTION_FOLDERS)(
  "%s passes its own tests where the other sections' and the shell's sources are not",
  async (section) => {
    const workspace = workspaceOf(section);
    const results = join(workspace, 'results.json');
    const args = [join(workspace, 'tooling', 'bin', 'jest.mjs'), '--json', '--outputFile', results];
    const run = promisify(execFile)(process.execPath, args, { cwd: join(workspace, section), maxBuffer: 2 ** 26 });
    const failure = await run.then(
      () => '',
      ({ stderr }) => stderr,
    );
    expect(failure).toBe('');
    expect(JSON.parse(readFileSync(results, 'utf8')).numPassedTests).toBeGreaterThan(0);
    rmSync(workspace, { recursive: true, force: true });
  },
);
