import { createRequire } from 'node:module';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../operations/src/root.mjs';

/** Strapi's plugins: those that are in each site, and the CMS's own. */
const PLUGINS = [
  ...['content-manager', 'content-releases', 'content-type-builder', 'email', 'i18n', 'review-workflows', 'upload'],
  'plugin-users-permissions',
];

/** What Strapi loads by a name that is put together while it runs. The trace sees plain names only. */
const LOADED_BY_NAME = [
  '@strapi/strapi/dist/index.js',
  ...PLUGINS.map((plugin) => `@strapi/${plugin}/dist/server/index.js`),
  '@strapi/provider-email-nodemailer/dist/index.js',
  '@strapi/provider-upload-local/dist/index.js',
];

/** What the panel begins with. */
const PANEL = ['@strapi/strapi/dist/admin.mjs', ...PLUGINS.map((plugin) => `@strapi/${plugin}/dist/admin/index.mjs`)];

/** What Strapi loads only while it is developed or sends telemetry: compilers and formatters, 40 MB of them. */
const NEVER_LOADED = ['@strapi/generators', '@strapi/typescript-utils'];

/**
 * The files of packages that the site's programs may load, by their own text.
 * @returns {Promise<string[]>} paths below the workspace's root, with `/`; links are among them
 */
export async function traceFiles() {
  // Loaded when it runs: `npm run` installs its packages first.
  const { nodeFileTrace } = await import('@vercel/nft');
  const cms = join(ROOT, 'cms');
  const { fileList } = await nodeFileTrace(programs(), {
    base: ROOT,
    processCwd: cms,
    mixedModules: true,
    ignore: (path) => NEVER_LOADED.some((name) => path.includes(`/node_modules/${name}/`)),
  });
  return [...fileList].sort();
}

/**
 * The files of packages that the CMS's panel is compiled from.
 * @returns {Promise<string[]>} as above
 */
export async function tracePanel() {
  const { nodeFileTrace } = await import('@vercel/nft');
  const own = filesBelow(join(ROOT, 'cms', 'src', 'admin'), '.tsx').filter((file) => !/\.test\./.test(file));
  const { fileList } = await nodeFileTrace([...own, ...inStrapi(PANEL)], { base: ROOT });
  return [...fileList].sort();
}

/** The files that a process begins with. */
function programs() {
  const edge = filesBelow(join(ROOT, 'edge', 'dist'), '.mjs');
  const operations = filesBelow(join(ROOT, 'operations', 'src'), '.mjs').filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  );
  const cms = ['config', 'src'].flatMap((folder) => filesBelow(join(ROOT, 'cms', 'dist', folder), '.js'));
  return [...edge, ...fonts(), ...operations, ...cms, ...inStrapi(LOADED_BY_NAME)];
}

/** A file of each package of fonts: the edge reads their files, and loads no module of theirs. */
function fonts() {
  const ofEdge = createRequire(join(ROOT, 'edge', 'package.json'));
  const names = Object.keys(ofEdge('./package.json').dependencies).filter((name) => name.startsWith('@fontsource'));
  return names.map((name) => ofEdge.resolve(`${name}/unicode.json`));
}

/** @param {readonly string[]} names files of packages that Strapi or the CMS depends on */
function inStrapi(names) {
  const ofCms = createRequire(join(ROOT, 'cms', 'package.json'));
  const ofStrapi = createRequire(ofCms.resolve('@strapi/strapi/package.json'));
  return names.map((name) => fileOf(name, [ofStrapi, ofCms]));
}

/**
 * A file of a package, which its `exports` may not name.
 * @param {string} name
 * @param {readonly NodeJS.Require[]} from
 */
function fileOf(name, from) {
  const [, packageName = '', path = ''] = /^(@[^/]+\/[^/]+)\/(.+)$/.exec(name) ?? [];
  for (const resolver of from) {
    const folders = resolver.resolve.paths(packageName) ?? [];
    const found = folders.map((folder) => join(folder, packageName)).find((folder) => isFolder(folder));
    if (found) return join(found, path);
  }
  throw new Error(`${packageName} is not installed; trace-files.mjs names it.`);
}

/** @param {string} folder */
function isFolder(folder) {
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  }
}

/** @param {string} folder @param {string} ending */
function filesBelow(folder, ending) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))
    .sort();
}
