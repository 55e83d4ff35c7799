import { helpOf } from './help.mjs';
import { readArguments } from './read-arguments.mjs';
import { run } from '../process/step.mjs';

/**
 * Runs a command with its checked arguments, or prints its help.
 * @template {import('./read-arguments.mjs').Description} D
 * @param {D} description
 * @param {(asked: import('./read-arguments.mjs').Asked<D>) => Promise<void>} main
 * @param {readonly string[]} [args]
 */
export function runCommand(description, main, args = process.argv.slice(2)) {
  run(async () => {
    const asked = readArguments(description, args);
    if (asked === null) return console.log(helpOf(description));
    await main(asked);
  });
}
