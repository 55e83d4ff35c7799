import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { command } from '../../../operations/src/process/command.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
import { bin } from '../checks/programs.mjs';

const SOURCE = join(ROOT, 'packages', 'section-kit');

/**
 * Writes the types of the kit's doors, and of what they are made of.
 * @param {string} folder
 */
export async function writeTypes(folder) {
  const draft = mkdtempSync(join(tmpdir(), 'kit-types-'));
  try {
    await command(bin('tsc'), ['--project', join(SOURCE, 'tsconfig.types.json'), '--outDir', draft]);
    mkdirSync(folder, { recursive: true });
    cpSync(draft, join(folder, 'parts'), { recursive: true });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  const parts = join(folder, 'parts');
  for (const file of readdirSync(parts, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.d.ts')) nameByPath(join(parts, file), parts);
  const doors = join(parts, 'packages', 'section-kit', 'src', 'doors');
  for (const door of readdirSync(doors)) {
    const path = relative(folder, join(doors, door))
      .split(sep)
      .join('/')
      .replace(/\.d\.ts$/, '.js');
    writeFileSync(join(folder, door), `export * from './${path}';\n`);
  }
}

/** The kit has no package of this name: `shared/router` becomes the path to it. @param {string} file @param {string} parts */
function nameByPath(file, parts) {
  const text = readFileSync(file, 'utf8').replaceAll(/(['"])shared\/([\w/-]+)\1/g, (_, quote, door) => {
    const path = relative(dirname(file), join(parts, 'shared', 'src', door, 'index.js'))
      .split(sep)
      .join('/');
    return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
  });
  writeFileSync(file, text);
}
