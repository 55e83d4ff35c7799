import { cpSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { step } from '../../../../operations/src/process/step.mjs';
import { Terminal } from '../clone/terminal.mjs';
import { checkRelease } from '../nodes/check-site.mjs';

/** @typedef {import('./bare-debian.mjs').BareDebian} BareDebian */

const PROGRAM = fileURLToPath(new URL('visit-program.mjs', import.meta.url));
const SITE = 'http://127.0.0.1:3000';
const CMS = 'http://127.0.0.1:1337';
const DATA = '/var/lib/soteria';

/**
 * Unpacks an artefact on a bare machine.
 * @param {BareDebian} machine
 * @param {string} artefact
 * @returns {Promise<{ place: string, kibibytes: number, seconds: number }>} place: of its files, there; kibibytes: that they take
 */
export async function unpackArtefact(machine, artefact) {
  const place = `/opt/${basename(artefact, '.tar.gz')}`;
  cpSync(artefact, join(machine.root, 'tmp', basename(artefact)));
  const since = Date.now();
  await machine.run(`tar -xzf /tmp/${basename(artefact)} -C /opt`, { user: 0 });
  const seconds = (Date.now() - since) / 1000;
  await machine.run(`cd ${place} && sha256sum --check --quiet SHA256SUMS`);
  await machine.run(`mkdir -p ${DATA} && chown 1000:1000 ${DATA}`, { user: 0 });
  return { place, kibibytes: Number((await machine.run(`du -sk ${place}`)).split('\t')[0]), seconds };
}

/**
 * Starts the site there, uses it and stops it.
 * @param {BareDebian} machine
 * @param {string} place of the artefact
 * @param {() => Promise<void>} [use] more than its pages and forms
 * @returns {Promise<{ seconds: number, entered: number }>} seconds until it was ready; entered: forms that the CMS has
 */
export async function runSite(machine, place, use = async () => undefined) {
  const terminal = new Terminal('/', process.env);
  const since = Date.now();
  try {
    const started = machine.words(`DATA_DIR=${DATA} exec ${place}/bin/soteria start`);
    await terminal.keep(started.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' '));
    const seconds = (Date.now() - since) / 1000;
    await visit(machine, 'pages', SITE);
    await visit(machine, 'forms', SITE);
    await use();
    const entered = await visit(machine, 'entered', CMS, join(machine.root, DATA));
    return { seconds, entered: Number(entered) };
  } finally {
    await terminal.stop();
  }
}

/**
 * Publishes a release there by the release tool of the artefact, promotes it and rolls it back.
 * @param {BareDebian} machine
 * @param {string} place of the artefact
 * @param {import('../../workspace/release-builds.mjs').ReleaseBuild} release
 */
export function releaseThere(machine, place, release) {
  mkdirSync(join(machine.root, 'tmp', 'build'), { recursive: true });
  cpSync(release.folder, join(machine.root, 'tmp', 'build'), { recursive: true });
  return step('Releasing there', () =>
    checkRelease(
      { ...release, folder: '/tmp/build' },
      {
        tool: (words) => machine.run(`DATA_DIR=${DATA} ${place}/bin/soteria release ${words}`),
        expect: (expected) => visit(machine, 'release', SITE, JSON.stringify(expected)),
      },
    ),
  );
}

/** @param {BareDebian} machine @param {readonly string[]} args */
function visit(machine, ...args) {
  return machine.visit(process.execPath, [PROGRAM, ...args]);
}
