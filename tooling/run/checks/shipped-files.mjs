import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { command } from '../../../operations/src/process/command.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
import { ensureProgram } from '../machine/ensure-program.mjs';
import { NotChecked } from './not-checked.mjs';

/** Folders whose files go to servers, and where CI's own script is. */
const FOLDERS = [join('operations', 'bin'), join('operations', 'deploy'), '.ci'];
const UNITS = join(ROOT, 'operations', 'deploy', 'systemd');
/** Where the units have Soteria. */
const INSTALLED = '/opt/soteria/current/bin/soteria';
const MOST_EXPOSURE = 3;
/** What systemd before 254 does not know, and leaves out: then the pause before a restart is always the same. */
const NEWER = /Unknown key '(RestartSteps|RestartMaxDelaySec)' in section \[Service\], ignoring\.$/;

/** shellcheck over each shell script that goes to servers. */
export async function checkShellScripts() {
  const shellcheck = await program('shellcheck', 'shellcheck', 'Debian and Ubuntu: `apt-get install shellcheck`');
  const scripts = FOLDERS.flatMap(filesIn).filter(isShellScript);
  if (scripts.length === 0) throw new Error(`There is no shell script in ${FOLDERS.join(', ')}.`);
  await command(shellcheck, scripts);
}

/** systemd's own opinion of the units: whether it can read them, and how exposed each service is. */
export async function checkServiceUnits() {
  const analyze = await program('systemd-analyze', 'systemd', 'it is a part of systemd');
  const folder = mkdtempSync(join(tmpdir(), 'soteria-units-'));
  try {
    cpSync(UNITS, folder, { recursive: true });
    await checkUnits(analyze, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} analyze @param {string} folder with a copy of the units */
async function checkUnits(analyze, folder) {
  const units = readdirSync(folder).filter((name) => /\.(service|socket|timer)$/.test(name));
  const services = units.filter((name) => name.endsWith('.service'));
  for (const name of services) {
    const file = join(folder, name);
    // systemd-analyze asks for each program of a unit.
    const text = readFileSync(file, 'utf8').replaceAll(INSTALLED, join(ROOT, 'operations', 'bin', 'soteria'));
    writeFileSync(file, text);
  }
  const paths = units.map((name) => join(folder, name));
  const said = await command(analyze, ['verify', '--man=no', ...paths]);
  const faults = said.split('\n').filter((line) => line !== '' && !NEWER.test(line));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const threshold = [`--threshold=${MOST_EXPOSURE * 10}`, '--offline=true', '--no-pager'];
  for (const name of services) await command(analyze, ['security', ...threshold, join(folder, name)]);
}

/** @param {string} name @param {string} debianPackage @param {string} how to get it @returns {Promise<string>} */
async function program(name, debianPackage, how) {
  const setting = `${name.toUpperCase().replace('-', '_')}_PATH`;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const find = () => folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  const missing = `${name} is not on this machine (${how}, or name its program by ${setting}).`;
  try {
    return await ensureProgram({ setting, file: (named) => named, find, debianPackage, missing });
  } catch (error) {
    throw new NotChecked(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} folder @returns {string[]} paths */
function filesIn(folder) {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** @param {string} file */
function isShellScript(file) {
  return /^#!.*\b(ba|da)?sh\b/.test(readFileSync(file, 'utf8'));
}
