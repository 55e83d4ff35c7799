import { benchProgram } from './parts/bench-program.mjs';
import { number } from '../command-line/options.mjs';
import { buildCms, buildEdge } from '../workspace/program-builds.mjs';
import { step } from '../process/step.mjs';

export const description = {
  about: 'Forms, while CMS and edge are killed again and again: does each arrive exactly once?',
  options: {
    count: number({ about: 'forms', fallback: 10_000 }),
    kills: number({ about: 'of each of the two', fallback: 20, least: 0 }),
  },
};

/** @param {import('../command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ options }) {
  await Promise.all([step('Building the CMS', buildCms), step('Building the edge', buildEdge)]);
  await benchProgram('storm.mjs', options);
}
