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
