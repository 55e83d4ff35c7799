import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from '@swc/core';
import { tempFolder } from './temp-folder.ts';

const FOLDER = join(__dirname, '..', 'documents');

/** The render worker, compiled as the build does: a worker thread reads no TypeScript. */
export async function builtRenderWorker(): Promise<string> {
  const folder = await tempFolder();
  for (const name of ['render-worker', 'verified-files']) {
    const { code } = await transform(await readFile(join(FOLDER, `${name}.ts`), 'utf8'), {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'es6' },
      swcrc: false,
    });
    await writeFile(join(folder, `${name}.mjs`), code.replaceAll(/(from ['"]\.\/[\w-]+)\.ts/g, '$1.mjs'));
  }
  return join(folder, 'render-worker.mjs');
}
