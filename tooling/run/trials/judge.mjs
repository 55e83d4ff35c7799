import { benchProgram } from './parts/bench-program.mjs';
import { number } from '../command-line/options.mjs';

export const description = {
  about: 'How soon the judge halts a bad release, and how seldom a good one, in simulated time.',
  operand: number({ value: 'runs', about: 'rollouts of each kind', fallback: 200 }),
};

/** @param {import('../command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ operand }) {
  await benchProgram('judge-trial.ts', { runs: operand });
}
