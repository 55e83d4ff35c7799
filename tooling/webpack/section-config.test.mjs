import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { sectionConfig } from './section-config.ts';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mfe-music-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Builds a section with these files, for the server.
 * @param {Record<string, string>} files
 */
async function buildServer(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const configuration = sectionConfig(folder).find(({ name }) => name === 'music-server');
  const compiler = webpack({ ...configuration, cache: false });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  expect(stats.compilation.errors).toEqual([]);
}

test('a section with one page, which imports something, has its container where the edge looks for it', async () => {
  await buildServer({
    'package.json': JSON.stringify({ name: 'mfe-music', version: '1.0.0', dependencies: {} }),
    'remote.json': JSON.stringify({ name: 'music', routes: [{ path: '/music', page: 'music' }], slots: [] }),
    'src/words.ts': "export const WORDS = 'Songs of the church';",
    'src/pages/music.tsx': "import { WORDS } from '../words.ts';\nexport const Component = () => <p>{WORDS}</p>;",
  });
  expect(existsSync(join(folder, 'dist', '1.0.0', 'server', 'remoteEntry.cjs'))).toBe(true);
});
