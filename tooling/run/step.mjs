const started = Date.now();

/** A failure that is the machine's or the user's, not the program's: said in plain words, without a stack. */
export class StepError extends Error {}

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one step of a command and shows it: its name, then how long it took, or why it failed.
 * @template T
 * @param {string} name
 * @param {() => Promise<T> | T} run
 * @returns {Promise<T>}
 */
export async function step(name, run) {
  const since = Date.now();
  console.log(`▸ ${name}  (${seconds(started)} since the start)`);
  try {
    const result = await run();
    console.log(`  ${name}: done in ${seconds(since)}`);
    return result;
  } catch (error) {
    throw new StepError(`${name} failed after ${seconds(since)}.\n${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

/**
 * Runs a command's main function; a failure ends the process with code 1.
 * @param {() => Promise<void>} main
 */
export function run(main) {
  main().catch((error) => {
    console.error(`\n✗ ${error instanceof StepError ? error.message : error.stack}`);
    process.exit(1);
  });
}
