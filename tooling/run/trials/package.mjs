import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from '../../../operations/src/command-line/options.mjs';
import { verifyArtefact } from '../../../operations/src/artefact/verify-artefact.mjs';
import { step, StepError } from '../../../operations/src/process/step.mjs';
import { installNode } from '../machine/node/install-node.mjs';
import { firstVersions, supportedRange } from '../machine/node/supported-versions.mjs';
import { buildVersion } from '../workspace/release-builds.mjs';
import { BareDebian } from './package/bare-debian.mjs';
import { makeTwice } from './package/make-twice.mjs';
import { releaseThere, runSite, unpackArtefact } from './package/try-artefact.mjs';
import { atMost, holdBounds } from './parts/bounds.mjs';

const MOST_MEBIBYTES = 250;
const MEBIBYTE = 1024 ** 2;
/** What a bare machine has none of. */
const NOT_THERE = ['npm', 'git', 'cc', 'make', 'python3', 'curl'];

export const description = {
  about: 'Is the artefact the same when it is made twice, and does it run on a bare Debian with Node alone?',
  options: { artefact: text({ value: 'file', about: 'tries this one, and makes none' }) },
  more: 'As root, on Debian: it makes a system in a folder (debootstrap), and gives it a network without a way out.',
};

/** @typedef {import('./parts/bounds.mjs').Figure} Figure */

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ options: { artefact } }) {
  if (process.getuid?.() !== 0) throw new StepError('This trial makes a system in a folder, which only root may do.');
  const folder = mkdtempSync(join(tmpdir(), 'soteria-package-'));
  const machine = new BareDebian(join(folder, 'debian'));
  try {
    const { file, figures } = artefact ? { file: resolve(artefact), figures: [] } : await madeTwice(folder);
    await step('Making a bare Debian', () => machine.make());
    holdBounds([...figures, ...(await tryThere(machine, { file, folder }))]);
  } finally {
    await machine.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
async function madeTwice(folder) {
  const made = await makeTwice(folder);
  const [one, other] = made.map(({ file }) => file);
  if (!one || !other) throw new Error('It was made twice.');
  const keys = readFileSync(join(folder, 'one', 'release-keys.pem'), 'utf8');
  const signed = [await verifyArtefact(one, keys), await verifyArtefact(other, keys)];
  const isSame = signed[0]?.sha256 === signed[1]?.sha256;
  if (!isSame) {
    // Loaded when it runs: `npm run trial` installs its packages first.
    const { artefactDifference } = await import('./package/artefact-difference.mjs');
    for (const path of await artefactDifference(one, other)) console.log(`  differs: ${path}`);
  }
  const figures = made.map(({ seconds }, index) => ({
    figure: `seconds to make it, clone ${index + 1}`,
    measured: Math.round(seconds),
  }));
  return { file: one, figures: [...figures, atMost('artefacts of one commit that differ', isSame ? 0 : 1, 0)] };
}

/**
 * @param {BareDebian} machine
 * @param {{ file: string, folder: string }} tried folder: for what it needs
 * @returns {Promise<Figure[]>}
 */
async function tryThere(machine, { file, folder }) {
  const release = await step('Building a release', () => buildVersion('events', '1.0.0-package'));
  const there = await machine.run(`for name in ${NOT_THERE.join(' ')}; do command -v $name || true; done`);
  const { place, kibibytes, seconds } = await step('Unpacking it there', () => unpackArtefact(machine, file));
  /** @type {{ version: string, seconds: number, entered: number }[]} */
  const runs = [];
  for (const version of firstVersions(supportedRange())) {
    const { npm_config_nodedir: home } = await installNode(version, join(folder, `node-${version}`));
    machine.setNode(join(home, 'bin', 'node'));
    const use = runs.length === 0 ? () => releaseThere(machine, place, release) : undefined;
    runs.push({ version, ...(await step(`Running it on Node ${version}`, () => runSite(machine, place, use))) });
  }
  return [
    { figure: 'programs there that it must not need', measured: there.trim() || 'none', holds: there.trim() === '' },
    { figure: 'size, MB', measured: (statSync(file).size / MEBIBYTE).toFixed(1) },
    atMost('size on the disk, MB', Math.round(kibibytes / 1024), MOST_MEBIBYTES),
    { figure: 'seconds to unpack', measured: seconds.toFixed(1) },
    ...runs.map(({ version, seconds: until }, index) => ({
      figure: `seconds until ready, ${index === 0 ? 'first start' : 'start again'} on Node ${version}`,
      measured: until.toFixed(1),
    })),
    atMost('prayer requests that the CMS does not have', 2 * runs.length - (runs.at(-1)?.entered ?? 0), 0),
  ];
}
