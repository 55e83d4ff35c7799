import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from '@swc/core';
import { tempFolder } from 'releases/testing';

const SOURCES = join(__dirname, '..');

/** The files of the worker, each before those that import it. */
const PARTS = [
  'rendering/worker/content-fetch',
  'rendering/worker/entered-release',
  'rendering/worker/render-task',
  'rendering/worker/verified-files',
  'rendering/worker/watched-container',
  'http/encoding',
  'rendering/worker/render-worker',
];

/** The render worker in one compiled file, as the build makes it, because a worker thread reads no TypeScript. */
export async function builtRenderWorker(): Promise<string> {
  const parts = await Promise.all(PARTS.map(compiled));
  const folder = await tempFolder();
  const file = join(folder, 'render-worker.mjs');
  await symlink(join(SOURCES, '..', 'node_modules'), join(folder, 'node_modules'));
  await writeFile(file, parts.join('\n').replace(/^import .* from ["']\.\.?\/.*$/gm, ''));
  return file;
}

async function compiled(name: string): Promise<string> {
  const { code } = await transform(await readFile(join(SOURCES, `${name}.ts`), 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
    swcrc: false,
  });
  return code.trim();
}
