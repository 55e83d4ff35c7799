import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Canvas } from './pen/canvas.mjs';
import { pictures } from './pictures.mjs';

/** Draws every picture of the family into the folders that use them: `node tooling/art/draw.mjs [name …]`. */
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const wanted = new Set(process.argv.slice(2));

for (const { name, folder, width = 1600, height = 900, draw } of pictures) {
  if (wanted.size > 0 && !wanted.has(name)) continue;
  const canvas = new Canvas(name, width, height);
  draw(canvas);
  mkdirSync(join(ROOT, folder), { recursive: true });
  writeFileSync(join(ROOT, folder, `${name}.svg`), canvas.toString());
}
