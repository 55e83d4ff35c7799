import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { ROOT } from '../../../../operations/src/root.mjs';

const FONTS_CSS = join(ROOT, 'shell', 'src', 'styles', 'fonts.css');
const require = createRequire(import.meta.url);
const shellRequire = createRequire(FONTS_CSS);

/** What webpack's loader does for the site: reduces a font to some weights. */
const reduce = require('../../../../tooling/fonts/weights-loader.cjs');

/**
 * Writes the shell's fonts.css and the fonts that it names, for other bundlers than webpack.
 * @param {string} folder
 */
export async function writeFonts(folder) {
  mkdirSync(folder, { recursive: true });
  const css = readFileSync(FONTS_CSS, 'utf8');
  const sources = new Set([...css.matchAll(/url\('([^']+)'\)/g)].map(([, source = '']) => source));
  for (const source of sources) await writeFont(folder, source);
  writeFileSync(
    join(folder, 'fonts.css'),
    css.replaceAll(/url\('([^']+)'\)/g, (_, source) => `url('./${nameOf(source)}')`),
  );
}

/**
 * @param {string} folder
 * @param {string} source
 */
async function writeFont(folder, source) {
  const [file = '', query] = source.split('?');
  const font = readFileSync(shellRequire.resolve(file));
  const written = query ? await Reflect.apply(reduce, { resourceQuery: `?${query}` }, [font]) : font;
  writeFileSync(join(folder, nameOf(source)), written);
}

/** @param {string} source */
function nameOf(source) {
  const [file = '', query] = source.split('?weight=');
  return query ? `${basename(file, '.woff2')}-${query}.woff2` : basename(file);
}
