import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from 'releases/serving';
import { tempFolder } from 'releases/testing';
import { createVerifiedFiles } from './verified-files.ts';

async function fileWith(text: string) {
  const file = join(await tempFolder(), 'server.cjs');
  await writeFile(file, text);
  return { file, integrity: integrityOf(Buffer.from(text)) };
}

const COUNTS =
  'globalThis.runs = (globalThis.runs ?? 0) + 1; exports.sep = require("node:path").sep; exports.runs = runs;';

const MODULE = `import { createRequire } from 'node:module';
globalThis.moduleRuns = (globalThis.moduleRuns ?? 0) + 1;
export const { sep } = createRequire(import.meta.url)('node:path');
export const runs = globalThis.moduleRuns;`;

describe('the ES module of a release', () => {
  it('is run once, from the bytes that were verified', async () => {
    const { file, integrity } = await fileWith(MODULE);
    const files = createVerifiedFiles();
    const [first, second] = await Promise.all([files.module(file, integrity), files.module(file, integrity)]);
    expect(first).toMatchObject({ sep: '/', runs: 1 });
    expect(second).toBe(first);
  });

  it('is not run when it changed since it was signed', async () => {
    const { file, integrity } = await fileWith(MODULE);
    const wrong = integrity.replace(/.$/, '0');
    await expect(createVerifiedFiles().module(file, wrong)).rejects.toThrow('is not what was signed');
  });
});

describe('the server files of a release', () => {
  it('are run once, as Node runs them', async () => {
    const { file, integrity } = await fileWith(COUNTS);
    const files = createVerifiedFiles();
    expect(files.execute(file, integrity)).toEqual({ sep: '/', runs: 1 });
    expect(files.execute(file, integrity)).toEqual({ sep: '/', runs: 1 });
  });

  it.each([
    ['changed since it was signed', (integrity: string) => integrity.replace(/.$/, '0')],
    ['not signed at all', () => undefined],
  ])('are neither run nor read when one is %s', async (_name, wrong) => {
    const { file, integrity } = await fileWith('globalThis.ran = true;');
    const files = createVerifiedFiles();
    expect(() => files.execute(file, wrong(integrity))).toThrow('is not what was signed');
    expect(() => files.text(file, wrong(integrity))).toThrow('is not what was signed');
    expect(globalThis).not.toHaveProperty('ran');
  });
});
