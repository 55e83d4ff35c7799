import { benchProgram } from './parts/bench-program.mjs';
import { number } from '../../../operations/src/command-line/options.mjs';

export const description = {
  about: 'A long day at seven tenths of what the edge can serve, with rollouts, edits and restarts of the CMS.',
  options: { minutes: number({ about: 'of the day', fallback: 60, least: 0.5, fraction: true }) },
};

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ options: { minutes } }) {
  await benchProgram('soak/main.mjs', { seconds: Math.round(minutes * 60) });
}
