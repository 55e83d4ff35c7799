import { afterTest } from 'database/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder that the test removes at its end. What was begun before that may still write into it. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edge-test-'));
  afterTest(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
