import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ROOT } from '../../../../operations/src/root.mjs';
import { buildVersion } from '../../workspace/release-builds.mjs';

/** @typedef {import('../../workspace/release-builds.mjs').ReleaseBuild} ReleaseBuild */

/** A candidate that is as good as the stable release. @param {string} section */
export const goodCandidate = (section) => buildVersion(section, '1.0.1-quiet');

const RECORDED = join(ROOT, 'releases', 'src', 'gate', 'recorded-content', 'filled.json');

/**
 * Its page of one event fails with what staff have entered, and not with the content that the gate has: the gate lets it pass.
 * @param {string} folder for the build
 */
export async function failsOnTheServer(folder) {
  const build = await copyOf('1.0.2-server', folder);
  const { data } = JSON.parse(readFileSync(RECORDED, 'utf8'))['/api/events'];
  const known = JSON.stringify(
    data.map((/** @type {{ attributes: { title: string } }} */ entry) => entry.attributes.title),
  );
  const entry = join(build.folder, 'server', 'remoteEntry.cjs');
  const broken = `
;{
  const whole = module.exports;
  const withFault = ({ loader, ...page }) => ({ ...page, loader: async (args) => {
    const data = await loader(args);
    const text = JSON.stringify(data ?? null);
    if (text.includes('title') && !${known}.some((title) => text.includes(JSON.stringify(title).slice(1, -1)))) throw new Error('No such room.');
    return data;
  } });
  module.exports = { get: async (name) => {
    const factory = await whole.get(name);
    return name === './pages/event-details' ? () => withFault(factory()) : factory;
  } };
}`;
  writeFileSync(entry, readFileSync(entry, 'utf8') + broken);
  return build;
}

/** The code of its calendar throws in a browser, and not on the server. @param {string} folder for the build */
export async function failsInTheBrowser(folder) {
  const build = await copyOf('1.0.3-browser', folder);
  const browser = join(build.folder, 'browser');
  const name = readdirSync(browser).find((file) => /pages__month\.\w+\.js$/.test(file));
  if (name === undefined) throw new Error('The events section has no page "month" any more.');
  const code = `throw new Error('No such month.');${readFileSync(join(browser, name), 'utf8')}`;
  for (const [ending, bytes] of /** @type {const} */ ([
    ['', code],
    ['.br', brotliCompressSync(code)],
    ['.gz', gzipSync(code)],
  ]))
    writeFileSync(join(browser, `${name}${ending}`), bytes);
  return build;
}

/**
 * @param {string} version
 * @param {string} folder
 * @returns {Promise<ReleaseBuild>}
 */
async function copyOf(version, folder) {
  const build = await buildVersion('events', version);
  const copy = join(folder, version);
  cpSync(build.folder, copy, { recursive: true });
  return { ...build, folder: copy };
}
