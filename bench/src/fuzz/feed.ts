import fc from 'fast-check';
import { badInputs } from './bad-inputs.ts';
import type { Target } from './target.ts';

export interface Fed {
  readonly target: string;
  readonly inputs: number;
  readonly slowestMs: number;
  /** What went wrong, and with which input; null when nothing did. */
  readonly failure: string | null;
}

export interface FeedOptions {
  readonly seed: number;
  readonly inputs: number;
  /** Called now and then: whoever waits knows that it goes on. */
  readonly alive: () => void;
}

const LIMIT_MS = 1_000;
const ALIVE_EVERY = 500;

/** Gives a target so many bad inputs. The same seed gives the same ones. */
export async function feed(target: Target, { seed, inputs, alive }: FeedOptions): Promise<Fed> {
  const fed = { inputs: 0, slowestMs: 0 };
  const property = fc.asyncProperty(badInputs(target.samples), async (input) => {
    if ((fed.inputs += 1) % ALIVE_EVERY === 0) alive();
    const begun = process.cpuUsage();
    await target.take(input);
    const ms = millisecondsOf(process.cpuUsage(begun));
    fed.slowestMs = Math.max(fed.slowestMs, ms);
    if (ms > LIMIT_MS) throw new Error(`It took ${Math.round(ms)} ms.`);
    refusePollution();
  });
  const result = await fc.check(property, { seed, numRuns: inputs });
  const failure = result.failed ? `${String(result.errorInstance)}\n${fc.defaultReportMessage(result) ?? ''}` : null;
  return { target: target.name, ...fed, failure };
}

/** Of the processor: on a busy machine an input waits for others. One that never ends is found by whoever waits. */
function millisecondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000;
}

/** Nothing that was read may have become a property of every object. */
function refusePollution(): void {
  for (const name in {}) throw new Error(`Every object has ${name} now.`);
}
