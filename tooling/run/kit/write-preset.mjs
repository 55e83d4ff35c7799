import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { command } from '../../../operations/src/process/command.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
import { bin } from '../checks/programs.mjs';

const TOOLING = join(ROOT, 'tooling');
/** Webpack's loaders, which its configuration names by their path. */
const LOADERS = ['webpack', 'fonts'];

/**
 * Writes the webpack preset of the site's own sections, as JavaScript and types.
 * @param {string} folder
 */
export async function writePreset(folder) {
  const project = join(ROOT, 'packages', 'section-kit', 'tsconfig.preset.json');
  await command(bin('tsc'), ['--project', project, '--outDir', folder]);
  for (const part of LOADERS)
    for (const file of readdirSync(join(TOOLING, part), { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.cjs')) copy(join(TOOLING, part, file), join(folder, part, file));
}

/** @param {string} from @param {string} to */
function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
