import { benchProgram } from './parts/bench-program.mjs';
import { number } from '../../../operations/src/command-line/options.mjs';
import { startPostgres } from '../machine/postgres/start-postgres.mjs';

export const description = {
  about: 'How soon the judge halts a bad release, and how seldom a good one, in simulated time.',
  operand: number({ value: 'runs', about: 'rollouts of each kind', fallback: 200 }),
  options: {
    edges: number({ about: 'that share a Postgres of their own, beside one that has none', fallback: 1 }),
  },
};

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ operand: runs, options: { edges } }) {
  if (edges === 1) return benchProgram('judge-trial.ts', { runs });
  const postgres = await startPostgres();
  try {
    await benchProgram('shared-judge-trial.ts', { runs, edges, url: postgres.url });
  } finally {
    await postgres.stop();
  }
}
