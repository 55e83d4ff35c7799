import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Running
 * @property {string} name
 * @property {number} since
 * @property {string} said last line of its program's output
 */

const { stdout } = process;
const TICK_MS = 1_000;
const LOG_PAUSE_MS = 5_000;
/** The pause between lines of a log, as a share of the elapsed time. */
const PAUSE_SHARE = 1 / 40;
const LONGEST_PAUSE_MS = 60_000;
const LINE_ABOVE = '\x1b[1A\x1b[2K';

/** @type {Set<Running>} */
const running = new Set();
let timer = /** @type {NodeJS.Timeout | undefined} */ (undefined);
let shownAt = 0;
/** `stdout.bytesWritten` after the last progress line. While it is unchanged, the line can be overwritten. */
let afterProgress = -1;

/** Prints other output. Progress pauses until the output is silent. @param {string | Buffer} text */
export function show(text) {
  shownAt = Date.now();
  stdout.write(text);
}

/**
 * Begins a line that names this work and its last output every few seconds. A terminal overwrites the line; a log gets a
 * new one.
 * @param {string} name
 */
export function beginProgress(name) {
  /** @type {Running} */
  const own = { name, since: Date.now(), said: '' };
  running.add(own);
  timer ??= setInterval(tick, TICK_MS).unref();
  return {
    /** @param {string} text output of a program; its last line is shown */
    say(text) {
      own.said =
        stripVTControlCharacters(text)
          .split(/[\r\n]+/)
          .findLast((line) => line.trim() !== '')
          ?.trim() ?? own.said;
    },
    end() {
      running.delete(own);
      if (running.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
  };
}

function tick() {
  const now = Date.now();
  // A timer may fire slightly early.
  if (now - shownAt < pauseAt(now) - TICK_MS / 2) return;
  const over = stdout.isTTY && stdout.bytesWritten === afterProgress ? LINE_ABOVE : '';
  const line = `  ${[...running].map((one) => progressOf(one, now)).join(' · ')}`;
  show(`${over}${stdout.columns ? line.slice(0, stdout.columns - 1) : line}\n`);
  afterProgress = stdout.bytesWritten;
}

/** Milliseconds of silence before a line. @param {number} now */
function pauseAt(now) {
  if (stdout.isTTY) return TICK_MS;
  const longest = now - Math.min(...[...running].map(({ since }) => since));
  return Math.min(Math.max(longest * PAUSE_SHARE, LOG_PAUSE_MS), LONGEST_PAUSE_MS);
}

/** @param {Running} running @param {number} now */
function progressOf({ name, since, said }, now) {
  return `${name}: ${Math.round((now - since) / 1_000)} s${said && `, ${said}`}`;
}
