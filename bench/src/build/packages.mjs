import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { SECTIONS } from '../../../tooling/run/workspace/release-builds.mjs';
import { ROOT } from '../../../operations/src/root.mjs';

const Registration = v.object({ routes: v.tupleWithRest([v.object({ page: v.string() })], v.unknown()) });

/**
 * The sections and the shell, each with a file of the kind that is changed most.
 * @typedef {{ name: string, folder: string, changed: string }} Package `changed` lies below the folder
 * @type {readonly Package[]}
 */
export const PACKAGES = Object.entries(SECTIONS).map(([name, folder]) => ({
  name,
  folder,
  changed: changedFile(name, folder),
}));

/**
 * @param {string} name
 * @param {string} folder
 */
function changedFile(name, folder) {
  if (name === 'shell') return 'src/frame/frame.tsx';
  const { routes } = v.parse(Registration, JSON.parse(readFileSync(join(ROOT, folder, 'remote.json'), 'utf8')));
  return `src/pages/${routes[0].page}.tsx`;
}
