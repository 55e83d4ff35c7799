import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { feed } from './feed.ts';
import { BUNDLES } from './targets/bundles.ts';
import { CONTENT } from './targets/content.tsx';
import { RELEASES } from './targets/releases.ts';
import { VISITORS } from './targets/visitors.ts';

const { values } = parseArgs({ options: { inputs: { type: 'string' }, seed: { type: 'string' } } });
const [inputs, seed] = [Number(values.inputs), Number(values.seed)];

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const MEGABYTE = 1_000_000;

// What is refused is also logged, a million times.
console.warn = console.error = () => undefined;

const targets = [...RELEASES, ...CONTENT, ...VISITORS, ...BUNDLES];
const shares = targets.reduce((sum, { share = 1 }) => sum + share, 0);
const alive = () => process.send?.({ alive: true });

/** One after another; the first tenth of a run fills caches, so memory is compared from there on. */
async function main(): Promise<void> {
  for (const target of targets) {
    const own = Math.ceil((inputs * (target.share ?? 1)) / shares);
    const first = await feed(target, { seed, inputs: Math.ceil(own / 10), alive });
    const before = heapMb();
    const rest = await feed(target, { seed: seed + 1, inputs: own - Math.ceil(own / 10), alive });
    const grownMb = heapMb() - before;
    const failure = first.failure ?? rest.failure;
    process.send?.({
      fed: {
        ...rest,
        inputs: first.inputs + rest.inputs,
        slowestMs: Math.max(first.slowestMs, rest.slowestMs),
        failure,
        grownMb,
      },
    });
  }
}

function heapMb(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

await main();
process.disconnect?.();
