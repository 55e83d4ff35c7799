import { benchProgram } from './parts/bench-program.mjs';
import { number } from '../../../operations/src/command-line/options.mjs';

export const description = {
  about: 'Five times as many visitors as the edge can serve: what do they get, and what gets through?',
  options: { seconds: number({ about: 'of overload', fallback: 60 }) },
};

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ options }) {
  await benchProgram('overload/main.mjs', options);
}
