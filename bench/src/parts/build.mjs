import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPackage } from '../build/build-package.mjs';
import { changeSource } from '../build/change-source.mjs';
import { copyWorkspace } from '../../../tooling/run/workspace/copy-workspace.mjs';
import { PACKAGES } from '../build/packages.mjs';
import { boundRow } from '../results/bound-row.mjs';
import { median } from '../median.mjs';
import { plainRow } from '../results/plain-row.mjs';

/** A build of all takes a minute. */
const MAX_RUNS = 3;
const WARM_MS = 5_000;

/** @typedef {{ name: string, cold: number, warm: number }} Build milliseconds */

/**
 * How long builds take: cold, and warm, which is with webpack's cache on the disk and one source file changed. In a copy:
 * nothing here is built anew.
 * @param {{ runs: number, folder: string, say: (text: string) => void }} context
 */
export async function measure({ runs, folder, say }) {
  /** @type {Build[][]} */
  const rounds = [];
  for (let run = 0; run < Math.min(runs, MAX_RUNS); run += 1) {
    say(`building everything, round ${run + 1}`);
    rounds.push(await round(join(folder, 'build')));
  }
  return [
    ...PACKAGES.flatMap(({ name }) => packageRows(name, rounds.flat())),
    ...['cold', 'warm'].map((kind) => plainRow(`build-all-${kind}`, 'all', median(rounds.map(sumOf(kind))))),
  ];
}

/** @param {string} workspace */
async function round(workspace) {
  await copyWorkspace(workspace);
  const builds = [];
  for (const each of PACKAGES) {
    const cold = await buildPackage(workspace, each.folder);
    await changeSource(workspace, each);
    builds.push({ name: each.name, cold, warm: await buildPackage(workspace, each.folder) });
  }
  await rm(workspace, { recursive: true });
  return builds;
}

/**
 * @param {string} name
 * @param {readonly Build[]} builds
 */
function packageRows(name, builds) {
  const own = builds.filter((build) => build.name === name);
  return [
    plainRow('build-cold', name, median(own.map(({ cold }) => cold))),
    boundRow('build-warm', name, { measured: median(own.map(({ warm }) => warm)), bound: WARM_MS }),
  ];
}

/** One after another, as `npm start` builds them. @param {string} kind */
function sumOf(kind) {
  return (/** @type {readonly Build[]} */ builds) =>
    builds.reduce((sum, build) => sum + (kind === 'cold' ? build.cold : build.warm), 0);
}
