import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import weights from './weights-loader.cjs';

const shell = createRequire(join(import.meta.dirname, '..', '..', 'shell', 'package.json'));
const folder = join(dirname(shell.resolve('@fontsource-variable/fraunces/package.json')), 'files');
const variable = readFileSync(join(folder, 'fraunces-latin-wght-normal.woff2'));

/** The font's tables, readable. @param {Buffer} font */
const tablesOf = async (font) => (await subsetFont(font, '0123456789', { targetFormat: 'sfnt' })).toString('latin1');

test('a font at one weight is half as large, and varies no more', async () => {
  const font = await weights.call({ resourceQuery: '?weight=560' }, variable);
  expect(font.length).toBeLessThan(0.55 * variable.length);
  expect(await tablesOf(variable)).toContain('fvar');
  expect(await tablesOf(font)).not.toContain('fvar');
});

test('it keeps what sets letters at the right distance', async () => {
  const font = await weights.call({ resourceQuery: '?weight=560' }, variable);
  expect(await tablesOf(font)).toContain('kern');
});

test('another weight is another file', async () => {
  const [heading, quote] = await Promise.all(
    [560, 400].map((weight) => weights.call({ resourceQuery: `?weight=${weight}` }, variable)),
  );
  expect(heading?.equals(quote ?? Buffer.alloc(0))).toBe(false);
});

test('a font between two weights still varies, and is smaller', async () => {
  const font = await weights.call({ resourceQuery: '?weight=400-650' }, variable);
  expect(font.length).toBeLessThan(variable.length);
  expect(await tablesOf(font)).toContain('fvar');
});
