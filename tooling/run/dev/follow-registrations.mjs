import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { StepError } from '../../../operations/src/process/step.mjs';

/** The files that list a section's modules. */
const FILES = ['remote.json', 'webpack.config.ts'];
/** A watcher does not survive a folder that `git checkout` removes and restores. */
const INTERVAL_MS = 250;
const ALL_THERE = '✓ Every section can be read again.';

/**
 * @typedef {object} Listener
 * @property {() => void} onChange called when all files are readable and their text changed
 * @property {(line: string) => void} say receives a line when a file becomes unreadable, or readable again
 */

/**
 * Watches the registrations of sections. Files and folders may be removed and restored. Throws {@link StepError} when a
 * file is unreadable at the start.
 * @param {readonly string[]} folders absolute
 * @param {Listener} listener
 * @returns {() => void} stops watching
 */
export function followRegistrations(folders, { onChange, say }) {
  const files = folders.flatMap((folder) => FILES.map((name) => join(folder, name)));
  const first = files.map(read);
  /** @type {string | undefined} */
  let fault = faultIn(first);
  if (fault !== undefined) throw new StepError(fault);
  let last = textOf(first);
  const look = () => {
    const now = files.map(read);
    const before = fault;
    fault = faultIn(now);
    if (fault !== before) say(fault === undefined ? ALL_THERE : goesOn(fault));
    if (fault !== undefined || textOf(now) === last) return;
    last = textOf(now);
    onChange();
  };
  const looking = setInterval(look, INTERVAL_MS);
  return () => clearInterval(looking);
}

/** @typedef {{ text: string, fault?: undefined } | { fault: string, text?: undefined }} Read */

/**
 * @param {string} file
 * @returns {Read}
 */
function read(file) {
  const name = join(basename(join(file, '..')), basename(file));
  try {
    const text = readFileSync(file, 'utf8');
    if (file.endsWith('.json')) JSON.parse(text);
    return { text };
  } catch (error) {
    if (error instanceof SyntaxError) return { fault: `${name} is not valid JSON: ${error.message}.` };
    return { fault: `${name} is missing or cannot be read.` };
  }
}

/** @param {readonly Read[]} files */
function faultIn(files) {
  return files.find(({ fault }) => fault !== undefined)?.fault;
}

/** @param {readonly Read[]} files */
function textOf(files) {
  return files.map(({ text }) => text).join('\n');
}

/** @param {string} fault */
function goesOn(fault) {
  return `✗ ${fault} The last build stays; it goes on when the file is right again.`;
}
