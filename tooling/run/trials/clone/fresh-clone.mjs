import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../process/command.mjs';
import { SECTIONS } from '../../workspace/release-builds.mjs';
import { ROOT } from '../../workspace/root.mjs';

/** Builds that the clone reuses. Outdated ones are built again. */
const BUILDS = ['edge/dist', 'cms/dist', ...Object.values(SECTIONS).map((folder) => `${folder}/dist`)];

/** Runs in the clone and installs its packages. */
const INSTALL = "import('../../machine/ensure-packages.mjs').then(({ ensurePackages }) => ensurePackages())";

/**
 * Clones the last commit, with the builds of this workspace.
 * @param {string} folder that is not there yet
 */
export async function freshClone(folder) {
  await command('git', ['clone', '--quiet', ROOT, folder]);
  for (const path of BUILDS)
    if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
}

/** Installs all packages in a clone. @param {string} folder */
export async function installClone(folder) {
  await command(process.execPath, ['--input-type=module', '-e', INSTALL], { cwd: folder });
}
