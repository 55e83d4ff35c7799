import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutOff } from '../../support/network/fault.ts';
import type { Own } from '../../support/outage-test.ts';
import { fillDisk } from '../../support/programs/small-disk.ts';
import type { FaultCase } from './fault-case.ts';
import type { Stage } from '../stage.ts';

const DOCUMENTS = /^\/(?!_\/|api\/|uploads\/)[^.]*$/;
/** One for each place. */
const VISITORS = 5;

const copied = async (own: Own) => (await own.releases()).dataDir;

async function kill({ edge }: Stage): Promise<() => Promise<void>> {
  await edge.stop('SIGKILL');
  return () => edge.start();
}

async function hang({ edge }: Stage): Promise<() => Promise<void>> {
  edge.signal('SIGSTOP');
  return async () => edge.signal('SIGCONT');
}

/** As soon as everybody who comes anew has got half of what is to be read: the styles come first in a document. */
async function killInMidResponse({ edge, front }: Stage): Promise<() => Promise<void>> {
  const halfOf = (text: string) => (text.indexOf('<main') + text.length) / 2;
  let halves = 0;
  front.fail(DOCUMENTS, async (exchange) => {
    await cutOff(halfOf)(exchange);
    halves += 1;
    if (halves === VISITORS) await edge.stop('SIGKILL');
  });
  return async () => {
    front.mend();
    await edge.stop('SIGKILL');
    await edge.start();
  };
}

/** Something of the data folder is elsewhere for a while. */
function away(...path: readonly string[]): FaultCase['breaks'] {
  return async ({ edge }) => {
    const place = join(edge.dataDir, ...path);
    const elsewhere = join(edge.dataDir, 'elsewhere');
    await rename(place, elsewhere);
    return () => rename(elsewhere, place);
  };
}

async function halfWriteReleaseTable({ edge }: Stage): Promise<() => Promise<void>> {
  const file = join(edge.dataDir, 'releases', 'release-table.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.slice(0, text.length / 2));
  return () => writeFile(file, text);
}

export const EDGE_FAULTS: readonly FaultCase[] = [
  { name: 'Edge killed in mid-response, then restarted', halves: true, breaks: killInMidResponse },
  { name: 'Edge killed, then restarted', unreachable: true, breaks: kill },
  { name: 'Edge hangs (stopped process)', unreachable: true, breaks: hang },
  {
    name: 'Disk of the edge full',
    dataDir: async (own) => (await own.smallDisk()).dataDir,
    breaks: ({ edge }) => fillDisk(edge.dataDir),
  },
  { name: 'Release store cannot be read', dataDir: copied, breaks: away('releases') },
  { name: 'Release table half-written', dataDir: copied, breaks: halfWriteReleaseTable },
  { name: 'Files of the events section missing', dataDir: copied, breaks: away('releases', 'events') },
];
