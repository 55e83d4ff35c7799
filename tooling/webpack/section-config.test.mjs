import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import webpack from 'webpack';
import { sectionConfig } from './section-config.ts';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mfe-music-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LONG_AGO = new Date('2026-01-01');

const ONE_PAGE = {
  'package.json': JSON.stringify({ name: 'mfe-music', version: '1.0.0', dependencies: {} }),
  'remote.json': JSON.stringify({ name: 'music', routes: [{ path: '/music', page: 'music' }], slots: [] }),
  'src/words.ts': "export const WORDS = 'Songs of the church';",
  'src/pages/music.tsx': [
    "import { Link } from 'section-kit/router';",
    "import { WORDS } from '../words.ts';",
    "import styles from './music.module.css';",
    'export const Component = () => <Link to="/events" className={styles.words}>{WORDS}</Link>;',
  ].join('\n'),
  'src/pages/note.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/pages/music.module.css': '.words { background: url(./note.svg); }',
};

/**
 * Builds a section with one page.
 * @param {'browser' | 'server' | 'stock'} target
 * @param {string} [section] its folder
 * @param {{ version?: string, cache?: string, files?: Readonly<Record<string, string>> }} [options] `cache`: the folder of a cache on disk, of which there is none without
 * @returns {Promise<string>} folder of what is built
 */
async function build(target, section = folder, { version = '1.0.0', cache, files = ONE_PAGE } = {}) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(section, path)), { recursive: true });
    writeFileSync(join(section, path), text);
    // What was changed within the last seconds is in no cache.
    utimesSync(join(section, path), LONG_AGO, LONG_AGO);
  }
  process.env.RELEASE_VERSION = version;
  const configuration = sectionConfig(section).find(({ name }) => name === `music-${target}`);
  delete process.env.RELEASE_VERSION;
  const onDisk = cache && { ...Object(configuration?.cache), cacheDirectory: cache, buildDependencies: {} };
  const compiler = webpack({ ...configuration, cache: onDisk || false });
  compiled = [];
  compiler.hooks.compilation.tap('test', ({ hooks }) =>
    hooks.buildModule.tap('test', (module) => compiled.push(String(module.nameForCondition()))),
  );
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  expect(stats.compilation.errors).toEqual([]);
  return join(section, 'dist', version, target === 'stock' ? 'browser' : target);
}

/** Files that the last build compiled, because no cache had them. @type {string[]} */
let compiled = [];

/** Every file of a build, and its text. @param {string} built */
function filesIn(built) {
  const names = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(c?js|css|map)$/.test(name),
  );
  return names.sort().map((name) => [name, readFileSync(join(built, name), 'utf8')]);
}

test('a section with one page, which imports something, has its container where the edge looks for it', async () => {
  expect(existsSync(join(await build('server'), 'remoteEntry.cjs'))).toBe(true);
});

test('a door of the section kit is asked for by the name that shells of every age provide', async () => {
  const container = readFileSync(join(await build('server'), 'remoteEntry.cjs'), 'utf8');
  expect(container).toContain('"shared/router"');
  expect(container).not.toContain('"section-kit/router"');
  const { requires } = JSON.parse(readFileSync(join(await build('browser'), '..', 'remote.json'), 'utf8'));
  expect(Object.keys(requires)).toEqual([
    'react',
    'react-dom',
    'react/jsx-runtime',
    'shared/router',
    'shared/shell-api',
  ]);
});

test('what soteria dev shows is not made small, and Node finds the sources of its server build', async () => {
  const version = '1.0.0-dev';
  const scripts = readFileSync(join(await build('server', folder, { version }), 'remoteEntry.cjs'), 'utf8');
  const browser = await build('browser', folder, { version });
  process.env.RELEASE_VERSION = version;
  const names = sectionConfig(folder).map(({ name }) => name);
  delete process.env.RELEASE_VERSION;
  expect(scripts).toContain('//# sourceMappingURL=data:');
  expect(readFileSync(join(browser, 'remoteEntry.js'), 'utf8').split('\n').length).toBeGreaterThan(100);
  expect(readdirSync(browser).filter((name) => /\.(br|gz)$/.test(name))).toEqual([]);
  expect(names).toEqual(['music-browser', 'music-server']);
});

test('a section without TypeScript is built too, by the name that it registers', async () => {
  const { 'src/pages/music.tsx': page, ...files } = ONE_PAGE;
  const pack = JSON.stringify({ name: '@church/songs', version: '1.0.0' });
  const server = await build('server', folder, {
    files: { ...files, 'package.json': pack, 'src/pages/music.jsx': page },
  });
  const container = readFileSync(join(server, 'remoteEntry.cjs'), 'utf8');
  expect(container).toContain('uniqueName = "music_1_0_0"');
  expect(container).toContain('Songs of the church');
});

test('the registration of another bundler’s section is refused in words', async () => {
  const registration = JSON.stringify({ name: 'music', runtime: 'standard', routes: [], slots: [] });
  await expect(build('server', folder, { files: { ...ONE_PAGE, 'remote.json': registration } })).rejects.toThrow(
    'remote.json says "runtime": "standard", which is for other bundlers',
  );
});

// That two workspaces build the same bytes is the trial `package`.
test('nothing in a container depends on the path of its workspace', async () => {
  const container = readFileSync(join(await build('server'), 'remoteEntry.cjs'), 'utf8');
  expect(container).toContain('.federation/entry.js');
  expect(container).not.toMatch(/\.federation\/entry\.[0-9a-f]/);
  expect(container).toContain('__webpack_require__("container")');
  const browser = await build('browser');
  expect([existsSync(join(browser, 'mf-manifest.json')), existsSync(join(browser, 'mf-stats.json'))]).toEqual([
    true,
    false,
  ]);
});

test('names and places of the sources are in maps beside the build, of which no script says anything', async () => {
  for (const target of /** @type {const} */ (['browser', 'server'])) {
    const built = await build(target);
    const maps = join(built, '..', 'maps', target);
    expect(readdirSync(built).filter((name) => name.endsWith('.map'))).toEqual([]);
    const scripts = readdirSync(built).filter((name) => /\.c?js$/.test(name));
    expect(readdirSync(maps).sort()).toEqual(scripts.map((name) => `${name}.map`).sort());
    for (const name of scripts) expect(readFileSync(join(built, name), 'utf8')).not.toContain('sourceMappingURL');
    const texts = readdirSync(maps).map((name) => readFileSync(join(maps, name), 'utf8'));
    expect(texts.some((text) => text.includes(`"${basename(folder)}/src/pages/music.tsx"`))).toBe(true);
    for (const text of texts) expect(text).not.toMatch(/Songs of the church|"\/|\.\.\//);
    for (const text of texts) expect(text).not.toContain(dirname(process.cwd()));
  }
});

test('two folders build the same files, maps too', async () => {
  const built = [];
  for (const place of ['one', 'another']) {
    built.push(filesIn(join(await build('browser', join(folder, place, 'mfe-music')), '..')));
  }
  expect(built[0]).toEqual(built[1]);
});

test.each(/** @type {const} */ (['browser', 'server']))(
  "a %s build with another version's cache compiles no script anew, and has the bytes of one without a cache",
  async (target) => {
    const cache = join(folder, 'cache');
    await build(target, folder, { cache });
    expect(compiled.some((file) => file.endsWith('music.tsx'))).toBe(true);
    const warm = await build(target, folder, { version: '1.1.0', cache });
    expect(compiled.filter((file) => file.endsWith('.tsx'))).toEqual([]);
    const files = filesIn(join(warm, '..'));
    const cold = await build(target, folder, { version: '1.1.0' });
    expect(filesIn(join(cold, '..'))).toEqual(files);
    expect(JSON.stringify(files)).toContain('1_1_0');
    expect(JSON.stringify(files)).not.toMatch(/1_0_0|\/1\.0\.0\//);
  },
);

test('maps of an earlier build are gone', async () => {
  const old = join(folder, 'dist', '1.0.0', 'maps', 'browser', 'old.js.map');
  mkdirSync(dirname(old), { recursive: true });
  writeFileSync(old, '{}');
  await build('browser');
  expect(existsSync(old)).toBe(false);
});

// That a host can draw what it names is e2e/journeys/other-hosts.spec.ts.
test('an entry for other hosts than the shell stands beside, and the manifest names it', async () => {
  mkdirSync(join(folder, 'node_modules'));
  const kit = join(import.meta.dirname, '..', '..', 'packages', 'section-kit');
  symlinkSync(kit, join(folder, 'node_modules', 'section-kit'));
  const container = readFileSync(join(await build('browser'), 'remoteEntry.js'), 'utf8');
  const browser = await build('stock');
  expect(readFileSync(join(browser, 'remoteEntry.js'), 'utf8')).toBe(container);
  const { metaData, exposes } = JSON.parse(readFileSync(join(browser, 'mf-manifest.json'), 'utf8'));
  expect(metaData).toMatchObject({
    remoteEntry: { name: 'stockEntry.js', path: '', type: 'global' },
    globalName: 'music_1_0_0_stock',
    publicPath: 'auto',
  });
  expect(exposes).toEqual([expect.objectContaining({ path: './pages/music' })]);
  const entry = readFileSync(join(browser, 'stockEntry.js'), 'utf8');
  expect(entry).toContain('music_1_0_0_stock');
  expect(entry).not.toContain('globalThis._FEDERATION');
  expect(existsSync(join(browser, 'stockEntry.js.br'))).toBe(true);
  expect(existsSync(join(browser, '..', 'maps', 'browser', 'remoteEntry.js.map'))).toBe(true);
});

// A build in development follows its own sources: one that writes them would start the next build, without end.
test('a second build of the same sources writes none of them', async () => {
  await build('server');
  const runtimeEntry = join(process.cwd(), 'node_modules', '.federation', 'entry.js');
  const written = statSync(runtimeEntry).mtimeMs;
  await build('server');
  expect(statSync(runtimeEntry).mtimeMs).toBe(written);
});
