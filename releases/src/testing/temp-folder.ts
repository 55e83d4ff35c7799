import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterTest } from './after-test.ts';

/** An empty folder that goes with the test. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edge-test-'));
  afterTest(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
