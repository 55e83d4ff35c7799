import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { pathToFileURL } from 'node:url';

const COMMAND = pathToFileURL(join(__dirname, '..', '..', 'commands', 'setup.mjs')).href;
const RUN = pathToFileURL(join(__dirname, '..', '..', 'command-line', 'run-command.mjs')).href;
const PROGRAM = `
  import { setup, SETUP } from '${COMMAND}';
  import { runCommand } from '${RUN}';
  runCommand({ command: 'soteria setup', ...SETUP }, setup);`;

/** What a person types for address, folder and administrator, and for mail. */
export const SITE = ['www.grace.example', '', 'anna@grace.example'];
export const MAIL = [
  'smtp.grace.example',
  '465',
  'web@grace.example',
  'p@ss/w:rd',
  'Grace Church <web@grace.example>',
  '',
  '',
];
/** The least that a file of answers has. */
export const GIVEN = { PUBLIC_URL: 'grace.example', ADMIN_EMAIL: 'anna@grace.example' };

/** @type {string} */
let folder;
/** A path in the folder of a test. */
export const at = (/** @type {string[]} */ ...path) => join(folder, ...path);
/** The settings file. */
export const FILE = () => at('etc', 'soteria.env');
export const args = (/** @type {string[]} */ ...more) => [at('program.mjs'), '--file', FILE(), ...more];
/** Types all lines at once. @param {readonly string[]} lines @param {string[]} more arguments */
export const type = (lines, ...more) =>
  spawnSync(process.execPath, args(...more), { input: `${lines.join('\n')}\n`, encoding: 'utf8' });
/** Gives answers of a file. @param {Record<string, string>} given @param {string[]} more arguments */
export const answer = (given, ...more) => {
  putAnswers(given);
  return type([], '--answers', at('answers'), ...more);
};
/** @param {Record<string, string>} given */
export function putAnswers(given) {
  const lines = Object.entries(given).map(([name, text]) => `${name}="${text}"`);
  writeFileSync(at('answers'), lines.join('\n'));
}
/**
 * Types an answer at each prompt.
 * @param {readonly string[]} command arguments of Node
 * @param {readonly string[]} typed
 * @param {(prompt: string) => void} [onPrompt]
 * @returns {Promise<{ code: number, seen: string }>}
 */
export async function talk(command, typed, onPrompt = () => undefined) {
  const child = spawn(process.execPath, command, { stdio: 'pipe' });
  const left = [...typed];
  let [seen, answered] = ['', 0];
  child.stderr.on('data', (chunk) => (seen += String(chunk)));
  child.stdout.on('data', (chunk) => {
    seen += String(chunk);
    if (!/(: |\] )$/.test(seen.slice(answered))) return;
    onPrompt(seen.slice(answered));
    answered = seen.length;
    const line = left.shift();
    if (line === undefined) child.stdin.end();
    else child.stdin.write(`${line}\n`);
  });
  const [code] = await once(child, 'close');
  return { code, seen };
}
export const stored = () => parseEnv(readFileSync(FILE(), 'utf8'));
export const modeOf = (/** @type {string} */ file) => (statSync(file).mode & 0o777).toString(8);

/** Before each test: a folder of its own, with the command in it. */
export function makeFolder() {
  folder = mkdtempSync(join(tmpdir(), 'setup-test-'));
  writeFileSync(at('program.mjs'), PROGRAM);
}

/** After each test. */
export function removeFolder() {
  rmSync(folder, { recursive: true, force: true });
}
