import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { ico } from './ico.mjs';
import { Canvas } from './pen/canvas.mjs';
import { pictures, rasters } from './pictures.mjs';

/** Draws every picture of the family into the folders that use them: `node tooling/art/draw.mjs [name …]`. */
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const wanted = process.argv.slice(2);
const isWanted = (/** @type {string} */ file) =>
  wanted.length === 0 || wanted.some((name) => file.includes(`/${name}.`));

/**
 * @param {string} name
 * @param {number} width
 * @param {number} height
 * @param {import('./pictures.mjs').Picture['draw']} draw
 */
function drawing(name, width, height, draw) {
  const canvas = new Canvas(name, width, height);
  draw(canvas);
  return canvas.toString();
}

/** @param {string} file @param {string | Buffer} content */
function write(file, content) {
  const path = join(ROOT, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

for (const { name, folder, width, height, draw } of pictures) {
  const file = `${folder}/${name}.svg`;
  if (isWanted(file)) write(file, drawing(name, width, height, draw));
}

for (const { file, drawn, width, draw } of rasters) {
  if (!isWanted(file)) continue;
  const vector = Buffer.from(drawing(file, ...drawn, draw));
  const png = await sharp(vector, { density: (72 * 2 * width) / drawn[0] })
    .resize(width)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  write(file, file.endsWith('.ico') ? ico(png, width) : png);
}
