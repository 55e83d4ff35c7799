import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { StepError } from '../process/step.mjs';
import { accessHint } from './private-file.mjs';

/** @typedef {Readonly<Record<string, string>>} Settings by name */
/** @typedef {{ text: string, settings: Settings }} SettingsFile */

/**
 * A settings file of lines NAME=value; empty when there is none.
 * @param {string} file
 * @returns {Promise<SettingsFile>}
 */
export async function readSettingsFile(file) {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw new StepError(`${file} cannot be read (${error.code}).${accessHint(error)}`);
  });
  return { text, settings: settingsIn(text) };
}

/** @param {string} text @returns {Record<string, string>} */
function settingsIn(text) {
  return Object.fromEntries(Object.entries(parseEnv(text)).map(([name, value = '']) => [name, value]));
}

/**
 * The text of a settings file with other settings. Lines of other names, comments and the order stay.
 * systemd, Docker and Node read a line alike where it has no quotes, so none are written.
 * @param {string} text
 * @param {Settings} changes '' deletes a line
 * @returns {string}
 */
export function withSettings(text, changes) {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const nameOf = (/** @type {string} */ line) => /^\s*(?:export\s+)?(\w+)\s*=/.exec(line)?.[1] ?? '';
  // The last line of a name counts.
  const last = new Map(lines.map((line, index) => [nameOf(line), index]));
  const changed = lines.flatMap((line, index) => {
    const value = changes[nameOf(line)];
    if (value === undefined) return [line];
    return value === '' || last.get(nameOf(line)) !== index ? [] : [`${nameOf(line)}=${value}`];
  });
  const added = Object.entries(changes).filter(([name, value]) => value !== '' && !last.has(name));
  const result = `${[...changed, ...added.map(([name, value]) => `${name}=${value}`)].join('\n')}\n`;
  refuseOtherMeaning(result, { ...settingsIn(text), ...changes });
  return result;
}

/**
 * A value over several lines, or one that needs quotes, would be read otherwise than it was meant.
 * @param {string} text
 * @param {Settings} meant
 */
function refuseOtherMeaning(text, meant) {
  const read = settingsIn(text);
  const wrong = Object.keys(meant).filter((name) => (read[name] ?? '') !== meant[name]);
  if (wrong.length === 0 && Object.keys(read).every((name) => name in meant)) return;
  throw new StepError(
    `Nothing was written: ${wrong.join(', ')} would not be read as meant. Write each value on one line, without $ # \\ \` and ` +
      'without line breaks, and run this again.',
  );
}
