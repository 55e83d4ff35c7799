import { beginProgress, show } from './progress.mjs';

const started = Date.now();

/** A failure of the machine or the user. It is printed as text, without a stack. */
export class StepError extends Error {
  /** Exit code of the process. */
  exitCode = 1;
}

/** @typedef {(text: string) => void} Say receives a program's output for the progress line */

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one step of a command. Prints its name, its progress every few seconds, and its duration or its error.
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
 * Runs a program's main function. A failure ends the process with code 1, a usage error with code 2.
 * @param {() => Promise<void>} main
 */
export function run(main) {
  main().catch((error) => {
    console.error(`\n✗ ${error instanceof StepError ? error.message : error.stack}`);
    process.exit(error instanceof StepError ? error.exitCode : 1);
  });
}
