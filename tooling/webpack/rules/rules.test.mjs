import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import webpack from 'webpack';
import { sharedHiddenClasses } from './rules.ts';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * What a module exports when it was built for the server.
 * @param {string} text
 */
async function built(text) {
  writeFileSync(join(folder, 'link.mjs'), text);
  const compiler = webpack({
    context: folder,
    mode: 'production',
    target: 'node20',
    entry: './link.mjs',
    resolveLoader: { modules: [join(import.meta.dirname, '..', '..', 'node_modules')] },
    module: { rules: [sharedHiddenClasses] },
    output: { path: folder, filename: 'link.cjs', library: { type: 'commonjs2' } },
    optimization: { minimize: false },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  expect(stats.compilation.errors).toEqual([]);
  return createRequire(import.meta.url)(join(folder, 'link.cjs'));
}

test('objects that copy others and add to them share one hidden class on the server', async () => {
  const { props } = await built(
    'export const props = ({ to, ...rest }) => ({ ...rest, href: to, id: rest.id ?? to });',
  );
  setFlagsFromString('--allow-natives-syntax');
  const haveSameMap = runInThisContext('(one, other) => %HaveSameMap(one, other)');
  // V8 takes its own way of copying once a function has been called some times.
  const made = Array.from({ length: 100 }, (_, index) => props({ to: `/${index}`, className: 'link' }));
  const [one, other] = made.slice(-2);
  expect(other).toEqual({ className: 'link', href: '/99', id: '/99' });
  expect(haveSameMap(one, other)).toBe(true);
});
