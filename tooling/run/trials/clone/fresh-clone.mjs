import { cpSync, existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { command } from '../../../../operations/src/process/command.mjs';
import { SECTIONS } from '../../workspace/release-builds.mjs';
import { ROOT } from '../../../../operations/src/root.mjs';

/** Builds that the clone reuses. Outdated ones are built again. */
const BUILDS = ['edge/dist', 'cms/dist', ...Object.values(SECTIONS).map((folder) => `${folder}/dist`)];

/** What installs the packages, by its path in a clone. */
const INSTALLER = relative(ROOT, fileURLToPath(new URL('../../machine/ensure-packages.mjs', import.meta.url)));

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
  const install = `import('./${INSTALLER}').then(({ ensurePackages }) => ensurePackages())`;
  await command(process.execPath, ['--input-type=module', '-e', install], { cwd: folder });
}
