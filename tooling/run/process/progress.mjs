import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Running
 * @property {string} name
 * @property {number} since
 * @property {string} said by its program, last
 */

const { stdout } = process;
const TICK_MS = 1_000;
const LOG_PAUSE_MS = 5_000;
/** A log of an hour needs fewer lines: the pause grows to this part of the time so far. */
const PAUSE_SHARE = 1 / 40;
const LONGEST_PAUSE_MS = 60_000;
const LINE_ABOVE = '\x1b[1A\x1b[2K';

/** @type {Set<Running>} */
const running = new Set();
let timer = /** @type {NodeJS.Timeout | undefined} */ (undefined);
let shownAt = 0;
/** `stdout.bytesWritten` right after the latest progress line: when it is still that, the line can be written over. */
let afterProgress = -1;

/** Prints what is not progress; progress waits until it is silent. @param {string | Buffer} text */
export function show(text) {
  shownAt = Date.now();
  stdout.write(text);
}

/**
 * From now on a line every few seconds names this work, and what it said last. On a terminal the line is written over, in a
 * log each is one of its own.
 * @param {string} name
 */
export function beginProgress(name) {
  /** @type {Running} */
  const own = { name, since: Date.now(), said: '' };
  running.add(own);
  timer ??= setInterval(tick, TICK_MS).unref();
  return {
    /** @param {string} text output of a program: its last line counts */
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
  // A timer may come a little early.
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
