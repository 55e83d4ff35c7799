import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { OwnSourcesPlugin } from './own-sources-plugin.ts';

/** @type {string} */
let workspace;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'own-sources-'));
});

afterEach(() => rmSync(workspace, { recursive: true, force: true }));

/**
 * Builds `mfe-events/src/page.js` of a workspace with these files.
 * @param {Record<string, string>} files
 * @returns {Promise<string[]>} the errors
 */
async function build(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  const packageDir = join(workspace, 'mfe-events');
  const compiler = webpack({
    context: packageDir,
    mode: 'development',
    entry: './src/page.js',
    output: { path: join(workspace, 'out') },
    plugins: [new OwnSourcesPlugin(packageDir)],
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return stats.compilation.errors.map((/** @type {Error} */ { message }) => message);
}

test('a section that takes another one in does not build, and is told what came from where', async () => {
  const errors = await build({
    'mfe-events/src/page.js': "import './part.js';",
    'mfe-events/src/part.js': "import '../../mfe-content/src/hero.js';",
    'mfe-content/src/hero.js': 'export const hero = 1;',
  });
  expect(errors).toEqual([
    'mfe-content/src/hero.js belongs to mfe-content and must not get into the build of mfe-events. ' +
      'mfe-events/src/part.js imports it. Move it to shared, or fill a slot instead.',
  ]);
});

test('the shell does not get into a section either', async () => {
  const errors = await build({
    'mfe-events/src/page.js': "import '../../shell/src/header.js';",
    'shell/src/header.js': 'export const header = 1;',
  });
  expect(errors).toEqual([expect.stringContaining('shell/src/header.js belongs to shell')]);
});

test('of the section kit only what sections import may come', async () => {
  const errors = await build({
    'mfe-events/src/page.js':
      "import '../../packages/section-kit/src/doors/elements.js'; import '../../packages/section-kit/src/dev/changes.js';",
    'packages/section-kit/src/doors/elements.js': 'export const elements = 1;',
    'packages/section-kit/src/dev/changes.js': 'export const changes = 1;',
  });
  expect(errors).toEqual([expect.stringContaining('dev/changes.js belongs to packages')]);
});

test("its own files, those of shared and everybody's packages may come", async () => {
  const errors = await build({
    'mfe-events/src/page.js': "import './part.js'; import '../../shared/src/part.js'; import 'library';",
    'mfe-events/src/part.js': 'export const part = 1;',
    'mfe-events/node_modules/library/index.js': 'export const library = 1;',
    'shared/src/part.js': "import 'library';",
    'node_modules/library/index.js': 'export const library = 1;',
  });
  expect(errors).toEqual([]);
});
