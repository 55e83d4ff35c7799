import { delay, reset } from '../../support/network/fault.ts';
import type { FaultCase } from './fault-case.ts';
import type { Stage } from '../stage.ts';

const ANY = /^\//;

async function offline({ pages }: Stage): Promise<() => Promise<void>> {
  const setOffline = async (is: boolean) => {
    for (const page of pages()) await page.context().setOffline(is);
  };
  await setOffline(true);
  return () => setOffline(false);
}

function way(fault: typeof reset): FaultCase['breaks'] {
  return async ({ front }) => {
    front.fail(ANY, fault);
    return async () => front.mend();
  };
}

export const NETWORK_FAULTS: readonly FaultCase[] = [
  { name: 'Visitor offline, in the middle of a form', unreachable: true, breaks: offline },
  { name: 'Connections break off', unreachable: true, breaks: way(reset) },
  { name: '10 s of latency', breaks: way(delay(10_000)) },
];
