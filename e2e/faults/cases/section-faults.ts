import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withComponent, withLoader, withSideEffect } from '../../support/network/fault.ts';
import type { OwnEdge } from '../../support/programs/own-edge.ts';
import { releaseFolder, signAgain } from '../../support/programs/release-store.ts';
import { servedVersionAt } from '../../support/programs/served-version.ts';
import type { FaultCase } from './fault-case.ts';

/** The server's build of the events section is another one, signed by its team, after a restart of the edge. */
function serverBuild(what: string, change: (text: string) => string): FaultCase {
  return {
    name: `The events section's server build ${what}`,
    dataDir: async (own) => (await own.releases()).dataDir,
    async breaks({ edge }) {
      const version = await servedVersionAt(edge.url, 'events');
      const file = join(releaseFolder(edge, 'events', version), 'server', 'remoteEntry.cjs');
      const text = await readFile(file, 'utf8');
      const replace = (next: string) => restartWith(edge, version, () => writeFile(file, next));
      await replace(change(text));
      return () => replace(text);
    },
  };
}

async function restartWith(edge: OwnEdge, version: string, change: () => Promise<void>): Promise<void> {
  await edge.stop();
  await change();
  await signAgain(edge, { section: 'events', version });
  await edge.start();
}

/** About 24 MB that nobody lets go of. */
const LEAK = '(globalThis.leaked ??= []).push(Array.from({ length: 30 }, () => new Array(1e5).fill(Math.random())))';
const THROW_AFTERWARDS = 'setTimeout(() => { throw new Error("This release left something running."); }, 20)';

export const SECTION_FAULTS: readonly FaultCase[] = [
  serverBuild('loops for ever when drawn', (text) => withComponent(text, '() => { for (;;); }')),
  serverBuild('loops for ever when loaded', (text) => `for (;;);${text}`),
  serverBuild('leaks memory', (text) => withSideEffect(text, LEAK)),
  serverBuild('throws late, after its render', (text) => withSideEffect(text, THROW_AFTERWARDS)),
  serverBuild('never answers', (text) => withLoader(text, '() => new Promise(() => undefined)')),
];
