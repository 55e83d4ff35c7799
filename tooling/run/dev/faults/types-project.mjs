import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One project of several packages, so that one process reads what they share.
 * @param {readonly string[]} folders absolute
 * @returns {string} its tsconfig.json
 */
export function typesProject(folders) {
  // Names of types are looked up from here.
  const place = join(folders[0] ?? '', 'node_modules', '.development', 'types');
  mkdirSync(place, { recursive: true });
  const file = join(place, 'tsconfig.json');
  const project = { extends: 'tooling/tsconfig/react.json', include: folders.map((folder) => join(folder, 'src')) };
  writeFileSync(file, JSON.stringify(project));
  return file;
}
