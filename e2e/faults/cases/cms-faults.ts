import { join } from 'node:path';
import { lockDatabase } from '../../support/programs/database-lock.ts';
import { answer, delay, type Fault, truncate } from '../../support/network/fault.ts';
import { site } from '../../support/site.ts';
import type { FaultCase } from './fault-case.ts';
import type { Stage } from '../stage.ts';

const ANY = /^\//;

/** Every answer of the CMS to the edge. */
function answers(fault: Fault): FaultCase['breaks'] {
  return async ({ cmsProxy }) => {
    cmsProxy.fail(ANY, fault);
    return async () => cmsProxy.mend();
  };
}

async function kill({ cms }: Stage): Promise<() => Promise<void>> {
  await cms.stop('SIGKILL');
  return () => cms.start();
}

async function hang({ cms }: Stage): Promise<() => Promise<void>> {
  cms.signal('SIGSTOP');
  return async () => cms.signal('SIGCONT');
}

export const CMS_FAULTS: readonly FaultCase[] = [
  { name: 'CMS killed', breaks: kill },
  { name: 'CMS killed, its content known to the edge', known: true, breaks: kill },
  { name: 'CMS hangs (stopped process)', breaks: hang },
  { name: 'CMS hangs, its content known to the edge', known: true, breaks: hang },
  { name: 'CMS takes 10 s', breaks: answers(delay(10_000)) },
  {
    name: 'CMS answers 500',
    breaks: answers(answer(500, 'application/json', '{"error":{"message":"Internal Server Error"}}')),
  },
  { name: 'CMS sends malformed JSON', breaks: answers(answer(200, 'application/json', '{"data":[{"id":1,')) },
  {
    name: 'CMS sends another shape',
    breaks: answers(answer(200, 'application/json', '{"data":{"events":[],"unexpected":true}}')),
  },
  { name: 'CMS cuts its answers off', breaks: answers(truncate) },
  {
    name: 'Database of the CMS locked by another process',
    breaks: () => lockDatabase(join(site.dataDir, 'cms', 'content.db')),
  },
];
