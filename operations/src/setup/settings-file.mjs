import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseEnv } from 'node:util';
import { StepError } from '../process/step.mjs';

/** @typedef {Readonly<Record<string, string>>} Settings by name */
/** @typedef {{ text: string, settings: Settings }} SettingsFile */

/** Read the same by systemd, Node and Docker without quotes. */
const BARE = /^[\w@%+=:,./[\]-]*$/;

/**
 * A settings file of lines NAME=value; empty when there is none.
 * @param {string} file
 * @returns {Promise<SettingsFile>}
 */
export async function readSettingsFile(file) {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw new StepError(
      `${file} cannot be read (${error.code}). Run this by \`sudo\`, or name another file by --file.`,
    );
  });
  const entries = Object.entries(parseEnv(text)).map(([name, value = '']) => [name, value]);
  return { text, settings: Object.fromEntries(entries) };
}

/**
 * The text of a settings file with other settings. Lines of other names, comments and the order stay.
 * @param {string} text
 * @param {Settings} settings '' deletes a line
 * @returns {string}
 */
export function withSettings(text, settings) {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const nameOf = (/** @type {string} */ line) => /^\s*(?:export\s+)?(\w+)\s*=/.exec(line)?.[1] ?? '';
  // The last line of a name counts.
  const last = new Map(lines.map((line, index) => [nameOf(line), index]));
  const changed = lines.flatMap((line, index) => {
    const value = settings[nameOf(line)];
    if (value === undefined) return [line];
    return value === '' || last.get(nameOf(line)) !== index ? [] : [lineOf(nameOf(line), value)];
  });
  const added = Object.entries(settings).filter(([name, value]) => value !== '' && !last.has(name));
  return `${[...changed, ...added.map(([name, value]) => lineOf(name, value))].join('\n')}\n`;
}

/** @param {string} name @param {string} value */
function lineOf(name, value) {
  if (BARE.test(value)) return `${name}=${value}`;
  return /["$\\`]/.test(value) ? `${name}='${value}'` : `${name}="${value}"`;
}

/**
 * Writes a file that only its owner reads: whole, or not at all.
 * @param {string} file
 * @param {string} text
 */
export async function writePrivateFile(file, text) {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    const handle = await open(draft, 'wx', 0o600);
    await handle.writeFile(text);
    await handle.sync().finally(() => handle.close());
    await chmod(draft, 0o600);
    await rename(draft, file);
  } catch (error) {
    const code = error instanceof Object && 'code' in error ? error.code : error;
    throw new StepError(`${file} cannot be written (${code}). Run this by \`sudo\`, or name another file by --file.`, {
      cause: error,
    });
  }
}
