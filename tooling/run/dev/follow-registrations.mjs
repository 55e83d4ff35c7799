import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StepError } from '../../../operations/src/process/step.mjs';

/** The files that list a section's modules. */
const FILES = ['remote.json', 'webpack.config.ts'];
/** A watcher does not survive a folder that `git checkout` removes and restores. */
const INTERVAL_MS = 250;

/** @typedef {import('./faults/faults.mjs').Fault} Fault */
/** @typedef {{ text: string, faults: readonly Fault[], isAway: boolean }} Read */
/**
 * @typedef {object} Definition a registration, as far as its modules are concerned
 * @property {readonly { page: string }[]} routes
 * @property {readonly { expose: string }[]} slots
 */

/**
 * @typedef {object} Listener
 * @property {(registration: unknown) => readonly { key: string, message: string }[]} check says what is wrong with a `remote.json`
 * @property {() => void} onChange called when nothing is wrong with the files, and their text changed or they were away:
 * what watches the folder may not see it any more
 * @property {(faults: readonly Fault[]) => void} onFaults called when what is wrong with them is something else, or nothing
 */

/**
 * Watches the registrations of sections. Files and folders may be removed and restored. Throws {@link StepError} when
 * something is wrong with a file at the start.
 * @param {readonly string[]} folders absolute
 * @param {Listener} listener
 * @returns {() => void} stops watching
 */
export function followRegistrations(folders, { check, onChange, onFaults }) {
  const files = folders.flatMap((folder) => FILES.map((name) => join(folder, name)));
  const readAll = () => files.map((file) => read(file, check));
  const first = readAll();
  let faults = first.flatMap((one) => one.faults);
  if (faults.length > 0) throw new StepError(faults.map(({ message }) => message).join('\n'));
  let last = textOf(first);
  let wasAway = false;
  const look = () => {
    const now = readAll();
    const before = faults;
    faults = now.flatMap((one) => one.faults);
    if (JSON.stringify(faults) !== JSON.stringify(before)) onFaults(faults);
    wasAway ||= now.some(({ isAway }) => isAway);
    if (faults.length > 0 || (textOf(now) === last && !wasAway)) return;
    wasAway = false;
    last = textOf(now);
    onChange();
  };
  const looking = setInterval(look, INTERVAL_MS);
  return () => clearInterval(looking);
}

/**
 * @param {string} file
 * @param {Listener['check']} check
 * @returns {Read}
 */
function read(file, check) {
  const name = join(basename(dirname(file)), basename(file));
  try {
    const text = readFileSync(file, 'utf8');
    return {
      text,
      faults: file.endsWith('.json') ? faultsIn(text, file, check).map(at(name, text)) : [],
      isAway: false,
    };
  } catch (error) {
    const isRead = error instanceof SyntaxError;
    const what = isRead ? `is not valid JSON: ${error.message}` : 'is missing or cannot be read';
    return {
      text: '',
      faults: [{ message: `${name} ${what}. The last build stays until it is right again.` }],
      isAway: !isRead,
    };
  }
}

/** @param {string} text @param {string} file @param {Listener['check']} check */
function faultsIn(text, file, check) {
  const registration = JSON.parse(text);
  const faults = check(registration);
  return faults.length > 0 ? faults : missingModules(registration, dirname(file));
}

/** @param {Definition} definition @param {string} folder */
function missingModules({ routes, slots }, folder) {
  const modules = [
    ...routes.map(({ page }) => ({ key: page, file: `src/pages/${page}.tsx` })),
    ...slots.map(({ expose }) => ({ key: expose, file: `src/slots/${expose}.tsx` })),
  ];
  return modules
    .filter(({ file }) => !existsSync(join(folder, file)))
    .map(({ key, file }) => ({
      key,
      message: `remote.json names "${key}", and there is no ${file}. Write it, or mend the name.`,
    }));
}

/** Adds the line that has the last part of the key, when one alone has it. @param {string} name @param {string} text */
function at(name, text) {
  return (/** @type {{ key: string, message: string }} */ { key, message }) => {
    const [before = '', ...after] = text.split(`"${key.split('.').at(-1)}"`);
    return { message, place: after.length === 1 ? `${name}:${before.split('\n').length}` : name };
  };
}

/** @param {readonly Read[]} files */
function textOf(files) {
  return files.map(({ text }) => text).join('\n');
}
