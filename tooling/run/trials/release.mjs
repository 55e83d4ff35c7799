import { join } from 'node:path';
import { benchProgram } from './parts/bench-program.mjs';
import { number } from '../../../operations/src/command-line/options.mjs';
import { buildEdge } from '../workspace/program-builds.mjs';
import { buildRelease } from '../workspace/release-builds.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
import { step } from '../../../operations/src/process/step.mjs';

export const description = {
  about: 'Releases rendered one after another by one edge: does its memory stay flat?',
  operand: number({ value: 'count', about: 'of releases', fallback: 1_000 }),
};

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ operand }) {
  await step('Building the edge', buildEdge);
  // An empty data folder, so that builds have the versions of their packages.
  const none = join(ROOT, 'node_modules', '.release-trial');
  const shell = await step('Building shell', () => buildRelease('shell', none));
  const events = await step('Building events', () => buildRelease('events', none));
  const worker = join(ROOT, 'edge', 'dist', 'render-worker.mjs');
  await benchProgram('release-trial.ts', { count: operand, shell: shell.folder, events: events.folder, worker });
}
