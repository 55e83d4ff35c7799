import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ArchiveRefused, unpackBuild } from 'releases/parsers';
import { jsonOr, type Target } from '../target.ts';
import { tarOf } from '../tar-of.ts';

/** Files of an archive by name, as JSON: the fuzzer changes names and texts, this packs them. */
const FILES = {
  'remote.json': '{}',
  'browser/remoteEntry.js': 'a',
  'server/remoteEntry.cjs': 'b',
  'release.dsse.json': '{}',
};

function archiveOf(input: string): Buffer {
  const files = jsonOr(input);
  const isRecord = typeof files === 'object' && files !== null;
  return gzipSync(isRecord ? tarOf(Object.entries(files)) : input, { level: 1 });
}

/** Into a folder inside a folder: nothing else may appear in the outer one. */
async function takeBundle(input: string): Promise<void> {
  const outer = await mkdtemp(join(tmpdir(), 'soteria-fuzz-'));
  try {
    await mkdir(join(outer, 'release'));
    await unpackBuild(archiveOf(input), join(outer, 'release')).catch((error: unknown) => {
      if (!(error instanceof ArchiveRefused)) throw error;
    });
    if ((await readdir(outer)).length > 1 || existsSync('/elsewhere.invalid'))
      throw new Error('A file left its folder.');
  } finally {
    await rm(outer, { recursive: true, force: true });
  }
}

export const BUNDLES: readonly Target[] = [
  { name: 'uploaded builds', samples: [JSON.stringify(FILES)], take: takeBundle, share: 0.03 },
];
