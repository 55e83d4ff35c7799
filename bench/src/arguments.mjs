import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StepError } from '../../tooling/run/step.mjs';

/** Each file there is a part of the bench. */
export const PARTS = new URL('parts/', import.meta.url);

/** At least this many measurements of each: machines are shared and noisy. */
const RUNS = '9';

const text = /** @type {const} */ ('string');
const OPTIONS = {
  runs: { type: text, default: RUNS },
  route: { type: text, multiple: true },
  profile: { type: text, multiple: true },
  minutes: { type: text, default: '1' },
};

/**
 * The parts that are asked for (all of them, unless some are named) and how they are to be measured.
 * @param {readonly string[]} args
 */
export function readArguments(args) {
  const { positionals, values } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const known = readdirSync(PARTS).map((file) => file.replace(/\.mjs$/, ''));
  const unknown = positionals.find((part) => !known.includes(part));
  if (unknown)
    throw new StepError(`The bench has no part ${unknown}. Name some of ${known.join(', ')}, or none for all.`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new StepError(`--runs ${values.runs} is not a number of runs. Give a whole number, such as --runs ${RUNS}.`);
  const minutes = Number(values.minutes);
  if (!(minutes > 0))
    throw new StepError(`--minutes ${values.minutes} is no time. Give a number, such as --minutes 10.`);
  const { route = [], profile = [] } = values;
  return { parts: positionals.length > 0 ? positionals : known, runs, minutes, routes: route, profiles: profile };
}
