import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { command } from '../../../operations/src/process/command.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
import { generatedSection } from './generated-section.mjs';

const VERSION = '1.0.0';

/**
 * Generates small sections and builds them by the project's own preset, all in one run of webpack.
 * @param {string} folder that is not there yet
 * @param {number} count
 * @returns {Promise<import('../../../tooling/run/workspace/release-builds.mjs').ReleaseBuild[]>}
 */
export async function buildSections(folder, count) {
  const names = Array.from({ length: count }, (_, index) => `team-${index + 1}`);
  for (const name of names) await write(join(folder, name), generatedSection(name));
  await write(folder, { 'webpack.config.ts': configOf(names) });
  await symlink(join(ROOT, 'bench', 'node_modules'), join(folder, 'node_modules'));
  await command(process.execPath, [join(ROOT, 'tooling', 'bin', 'webpack.mjs')], { cwd: folder });
  return names.map((section) => ({ section, version: VERSION, folder: join(folder, section, 'dist', VERSION) }));
}

/** @param {readonly string[]} names */
function configOf(names) {
  return `import { sectionConfig } from 'section-kit/webpack';

const configs = ${JSON.stringify(names)}.flatMap((name) => sectionConfig(\`\${import.meta.dirname}/\${name}\`));
// Built once: nothing is stored for the next time.
export default configs.map((config) => ({ ...config, cache: false }));
`;
}

/**
 * @param {string} folder
 * @param {Record<string, string>} files
 */
async function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
