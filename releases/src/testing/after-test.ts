import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const undone: (() => unknown)[] = [];

/** Runs `undo` after the current test, in reverse order. */
export function afterTest(undo: () => unknown): void {
  undone.push(undo);
}

afterEach(async () => {
  for (const undo of undone.splice(0).reverse()) await undo();
});

/** An empty folder that the test removes at its end. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edge-test-'));
  afterTest(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
