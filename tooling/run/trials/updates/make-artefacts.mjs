import { generateKeyPairSync } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../../../../operations/src/process/step.mjs';
import { makeArtefact, packageVersion } from '../../package/make-artefact.mjs';
import { sourceCommit } from '../../package/source-commit.mjs';
import { buildVersion } from '../../workspace/release-builds.mjs';
import { brokenArtefacts } from './broken-artefacts.mjs';
import { changedArtefact } from './changed-artefact.mjs';

/** As a build of other sources has. */
const NEW_SECTION = { section: 'events', version: '1.0.1-5ec71042' };

/**
 * The version of this commit; the one after it, in which one section is new; and later ones that are broken. All by one key.
 * @param {string} folder
 */
export async function makeArtefacts(folder) {
  const { privateKey: key, publicKey } = generateKeyPairSync('ed25519');
  const keys = String(publicKey.export({ type: 'spki', format: 'pem' }));
  const source = await sourceCommit();
  const version = packageVersion();
  const { file: first } = await makeArtefact({ ...source, version }, { out: join(folder, version), key, keys });
  const build = await step('Building a section anew', () => buildVersion(NEW_SECTION.section, NEW_SECTION.version));
  const change = (/** @type {string} */ root) => replaceSection(root, build);
  const next = { version: later(1), folder: join(folder, 'next'), key, change };
  const second = await step('Making the next version', () => changedArtefact(first, next));
  const broken = await step('Breaking some', () => brokenArtefacts(second, { version: later(2), folder, key }));
  return { first, second, broken, build };
}

/** @param {string} root @param {import('../../workspace/release-builds.mjs').ReleaseBuild} build */
function replaceSection(root, { section, version, folder }) {
  const dist = join(root, `mfe-${section}`, 'dist');
  rmSync(dist, { recursive: true });
  cpSync(folder, join(dist, version), { recursive: true });
}

/** @param {number} steps */
function later(steps) {
  const [major, minor, patch] = packageVersion().split('.');
  return `${major}.${minor}.${Number(patch) + steps}`;
}
