import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { withReactRenderer } from './with-react-renderer.ts';

const SHELL = join(import.meta.dirname, '..', '..', 'shell', 'node_modules');
const TOOLING = join(import.meta.dirname, '..', 'node_modules');

/** A document whose component preloads a file while it renders, and what Node counts of the promises after that. */
const PROGRAM = `
  import { executionAsyncId } from 'node:async_hooks';
  import { Writable } from 'node:stream';
  import { createElement, Suspense, use } from 'react';
  import { preload } from 'react-dom';
  import { renderToPipeableStream } from 'react-dom/server';

  const late = new Promise((resolve) => setImmediate(resolve, 'Come in.'));

  function Page() {
    const text = use(late);
    preload('/page.js', { as: 'script' });
    return createElement('p', null, text);
  }

  const render = () => new Promise((resolve) => {
    let html = '';
    const write = (chunk, _encoding, done) => { html += chunk; done(); };
    const sink = new Writable({ write, final: () => resolve(html) });
    const { pipe } = renderToPipeableStream(createElement(Suspense, null, createElement(Page)), { onAllReady: () => pipe(sink) });
  });

  /** Different numbers only where something follows each promise. */
  const idsOfPromises = async () => {
    await null;
    const first = executionAsyncId();
    await null;
    return [first, executionAsyncId()];
  };

  const html = await render();
  console.log(JSON.stringify({ html, ids: await idsOfPromises() }));
`;

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'renderer-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the built program prints. */
async function outcome() {
  writeFileSync(join(folder, 'program.mjs'), PROGRAM);
  const compiler = webpack(
    withReactRenderer({
      context: folder,
      mode: 'production',
      target: 'node20',
      entry: './program.mjs',
      resolve: { modules: [SHELL], extensions: ['.ts', '.mjs', '.js'] },
      resolveLoader: { modules: [TOOLING] },
      module: {
        rules: [{ test: /\.ts$/, loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } }],
      },
      output: { path: folder, filename: 'built.mjs', module: true },
      experiments: { outputModule: true },
      optimization: { minimize: false },
    }),
  );
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  expect(stats.compilation.errors).toEqual([]);
  // In a process of its own: the test runner has Node follow its promises.
  return JSON.parse(execFileSync(process.execPath, [join(folder, 'built.mjs')], { encoding: 'utf8' }));
}

test('React renders without Node following each promise of the thread', async () => {
  const { html, ids } = await outcome();
  expect(html).toContain('Come in.');
  expect(html).toMatch(/<link rel="preload" [^>]*page\.js/);
  expect(ids[0]).toBe(ids[1]);
});
