import { join } from 'node:path';
import { benchProgram } from './parts/bench-program.mjs';
import { number } from '../../../operations/src/command-line/options.mjs';
import { buildEdge } from '../workspace/program-builds.mjs';
import { buildRelease, SECTIONS } from '../workspace/release-builds.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
import { step } from '../../../operations/src/process/step.mjs';

export const description = {
  about:
    'Bad inputs for all that reads what others wrote, bad requests to a whole edge: nothing may crash, hang or run.',
  options: {
    parsers: number({ about: 'inputs for parsers', fallback: 1_000_000, least: 0 }),
    http: number({ about: 'requests to the edge', fallback: 100_000, least: 0 }),
    seed: number({
      about: 'the same inputs again',
      fallback: Date.now() % 1_000_000,
      least: 0,
      usual: 'another one each time',
    }),
  },
};

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ options }) {
  await step('Building the edge', buildEdge);
  // An empty data folder, so that builds have the versions of their packages.
  const none = join(ROOT, 'node_modules', '.fuzz');
  const builds = [];
  for (const section of Object.keys(SECTIONS)) {
    builds.push(await step(`Building ${section}`, () => buildRelease(section, none)));
  }
  const worker = join(ROOT, 'edge', 'dist', 'render-worker.mjs');
  const releases = builds.map(({ section, folder }) => `${section}=${folder}`);
  await benchProgram('fuzz/main.ts', { ...options, edge: [worker, ...releases] });
}
