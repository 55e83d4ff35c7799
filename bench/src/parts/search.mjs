import { fileURLToPath } from 'node:url';
import { command } from '../../../operations/src/process/command.mjs';
import { boundRow } from '../results/bound-row.mjs';
import { plainRow } from '../results/plain-row.mjs';

const PROGRAM = fileURLToPath(new URL('../search/measure.ts', import.meta.url));
const JUDGED = '100 judged queries';
const SIZE = '10 000 events and 2 000 sermons';

/**
 * The site's search in a process of its own: what it finds, how long that takes, and what its index costs.
 * @param {Pick<import('../main.mjs').Context, 'runs' | 'say'>} context
 */
export async function measure({ runs, say }) {
  say(`${SIZE} with transcripts`);
  const program = ['--expose-gc', '--import', import.meta.resolve('tsx'), PROGRAM, JSON.stringify({ runs })];
  const { missed, p50, p99, editMs, fillMs, megabytes } = JSON.parse(await command(process.execPath, program));
  return [
    boundRow('not-among-the-first-three', JUDGED, { measured: missed, bound: 5 }),
    boundRow('p99-ms', JUDGED, { measured: p99, bound: 20 }),
    plainRow('p50-ms', JUDGED, p50),
    boundRow('edit-found-ms', SIZE, { measured: editMs, bound: 1_000 }),
    plainRow('index-filled-ms', SIZE, fillMs),
    plainRow('index-megabytes', SIZE, megabytes),
  ];
}
