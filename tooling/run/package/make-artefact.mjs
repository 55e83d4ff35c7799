import { sign } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../operations/src/root.mjs';
import { step } from '../../../operations/src/process/step.mjs';
import { readYaml } from '../dependencies/read-yaml.mjs';
import { buildForOthers } from '../workspace/build-site.mjs';
import { checksumsOf } from './checksums.mjs';
import { siteContents } from './contents.mjs';
import { sortEntries } from './entry.mjs';
import { lockfileIntegrity } from './lockfile-integrity.mjs';
import { packEntries } from './pack-entries.mjs';
import { packageEntries } from './package-entries.mjs';
import { sbomText } from './sbom.mjs';
import { packageText, siteEntries } from './site-entries.mjs';
import { sqliteBindings } from './sqlite-bindings.mjs';

/** @typedef {import('./entry.mjs').Entry} Entry */
/** @typedef {{ version: string, commit: string, time: Date, isModified: boolean }} Source */

/** The system that it is for: native code of packages is in it. */
const SYSTEM = { os: 'linux', cpu: 'x64' };

/**
 * Builds the site and packs it, with what it needs to run and nothing else.
 * @param {Source} source
 * @param {{ out: string, key: import('node:crypto').KeyObject | null, keys?: string }} options out: folder; key: that signs it; keys: public ones,
 * in PEM, whose updates it takes once it runs
 * @returns {Promise<{ file: string, sha256: string, size: number, unpacked: number, files: number }>} sizes in bytes
 */
export async function makeArtefact(source, { out, key, keys = '' }) {
  const builds = await buildForOthers();
  const bindings = await step('Compiling SQLite for each version of Node', sqliteBindings);
  const contents = await step('Tracing what the programs load', siteContents);
  const sbom = sbomText(contents, source, lockfileIntegrity(readYaml('pnpm-lock.yaml')));
  const name = `soteria-${source.version}-${SYSTEM.os}-${SYSTEM.cpu}`;
  const packages = packageEntries(contents.node_modules);
  const entries = [
    ...siteEntries(builds, packages),
    ...packages,
    ...bindings.entries,
    { path: 'package.json', text: descriptionOf(source, bindings.interfaces) },
    { path: 'sbom.cdx.json', text: sbom },
    ...(keys ? [{ path: 'release-keys.pem', text: keys }] : []),
  ];
  return step('Packing', async () => {
    mkdirSync(out, { recursive: true });
    const file = join(out, `${name}.tar.gz`);
    const all = sortEntries([...entries, { path: 'SHA256SUMS', text: await checksumsOf(sortEntries(entries)) }]);
    const packed = await packEntries(all, { folder: name, time: source.time, file });
    writeFileSync(join(out, `${name}.cdx.json`), sbom);
    writeSigned(file, packed.sha256, key);
    return { file, ...packed, files: all.length };
  });
}

/**
 * The artefact's package.json: what a start checks before it loads anything.
 * @param {Source} source
 * @param {readonly string[]} interfaces
 */
function descriptionOf({ version, commit, isModified }, interfaces) {
  const own = { commit, ...(isModified ? { isModified } : {}), binaryInterfaces: interfaces };
  return packageText('package.json', { version, os: [SYSTEM.os], cpu: [SYSTEM.cpu], soteria: own });
}

/**
 * Writes the checksum beside the artefact, and the signature over the checksum.
 * @param {string} file
 * @param {string} sha256
 * @param {import('node:crypto').KeyObject | null} key
 */
export function writeSigned(file, sha256, key) {
  const text = `${sha256}  ${file.split('/').at(-1)}\n`;
  writeFileSync(`${file}.sha256`, text);
  // One of an earlier run is for other bytes.
  rmSync(`${file}.sha256.sig`, { force: true });
  if (key) writeFileSync(`${file}.sha256.sig`, sign(null, Buffer.from(text), key));
}

/** The version that package.json names. */
export function packageVersion() {
  return String(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version);
}
