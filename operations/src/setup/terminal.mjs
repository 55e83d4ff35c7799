import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { StepError } from '../process/step.mjs';

/** Exit code of a program that Ctrl-C ended. */
const INTERRUPTED = 130;

/**
 * @typedef {object} Terminal asks a person, or reads lines of a pipe
 * @property {(text: string) => void} say
 * @property {(prompt: string, options?: { secret?: boolean }) => Promise<string>} ask
 * @property {(question: string) => Promise<boolean>} confirm
 * @property {() => void} close
 */

/**
 * One interface for all questions: lines that come before their question wait for it.
 * @param {{ input?: NodeJS.ReadStream | import('node:stream').Readable, output?: NodeJS.WritableStream }} [streams]
 * @returns {Terminal}
 */
export function openTerminal({ input = process.stdin, output = process.stdout } = {}) {
  let isHidden = false;
  const shown = new Writable({
    write(chunk, _, done) {
      if (!isHidden) output.write(chunk);
      done();
    },
  });
  const isTerminal = 'isTTY' in input && input.isTTY;
  // A history would show passwords at the key for the line above.
  const lines = createInterface({ input, output: shown, terminal: isTerminal, historySize: 0 });
  const waiting = lines[Symbol.asyncIterator]();
  lines.on('SIGINT', () => {
    output.write('\nNothing was written.\n');
    process.exit(INTERRUPTED);
  });
  const say = (/** @type {string} */ text) => void output.write(`${text}\n`);
  const ask = async (/** @type {string} */ prompt, { secret = false } = {}) => {
    lines.setPrompt(prompt);
    lines.prompt();
    isHidden = secret;
    const { value, done } = await waiting.next();
    isHidden = false;
    if (secret || !isTerminal) output.write('\n');
    if (done) throw new StepError('The answers ended before the questions did. Nothing was written.');
    return value.trim();
  };
  const confirm = async (/** @type {string} */ question) => !/^n/i.test(await ask(`${question} [Y/n] `));
  return { say, ask, confirm, close: () => lines.close() };
}
