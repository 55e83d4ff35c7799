import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from '@swc/core';
import { tempFolder } from './temp-folder.ts';

const SOURCE = join(__dirname, '..', 'documents', 'render-worker.ts');

/** The render worker, compiled as the build does: a worker thread reads no TypeScript. */
export async function builtRenderWorker(): Promise<string> {
  const { code } = await transform(await readFile(SOURCE, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
    swcrc: false,
  });
  const file = join(await tempFolder(), 'render-worker.mjs');
  await writeFile(file, code);
  return file;
}
