import { beginProgress, show } from './progress.mjs';

const started = Date.now();

/** A failure that is the machine's or the user's, not the program's: said in plain words, without a stack. */
export class StepError extends Error {
  /** Of the process that it ends. */
  exitCode = 1;
}

/** @typedef {(text: string) => void} Say takes what a program prints, for the line that shows that something goes on */

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one step of a command and shows it: its name, every few seconds that it goes on, then how long it took, or why it
 * failed.
 * @template T
 * @param {string} name
 * @param {(say: Say) => Promise<T> | T} run
 * @returns {Promise<T>}
 */
export async function step(name, run) {
  const since = Date.now();
  show(`▸ ${name}  (${seconds(started)} since the start)\n`);
  const progress = beginProgress(name);
  try {
    const result = await run(progress.say);
    show(`  ${name}: done in ${seconds(since)}\n`);
    return result;
  } catch (error) {
    throw new StepError(`${name} failed after ${seconds(since)}.\n${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  } finally {
    progress.end();
  }
}

/**
 * Runs a program's main function; a failure ends the process with code 1, a command that is not understood with 2.
 * @param {() => Promise<void>} main
 */
export function run(main) {
  main().catch((error) => {
    console.error(`\n✗ ${error instanceof StepError ? error.message : error.stack}`);
    process.exit(error instanceof StepError ? error.exitCode : 1);
  });
}
