import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder } from 'releases/testing';
import { writeDurably } from './write-durably.ts';

describe('writeDurably', () => {
  it('leaves the file and nothing beside it', async () => {
    const folder = await tempFolder();
    await writeDurably(join(folder, 'a.eml'), Buffer.from('whole'));
    expect(await readdir(folder)).toEqual(['a.eml']);
    expect(await readFile(join(folder, 'a.eml'), 'utf8')).toBe('whole');
  });

  it('takes the place of what a killed process has left', async () => {
    const folder = await tempFolder();
    await writeFile(join(folder, '.a.eml.draft'), 'half of a long mess');
    await writeDurably(join(folder, 'a.eml'), Buffer.from('whole'));
    expect(await readdir(folder)).toEqual(['a.eml']);
    expect(await readFile(join(folder, 'a.eml'), 'utf8')).toBe('whole');
  });

  it('leaves nothing when it fails', async () => {
    const folder = await tempFolder();
    await mkdir(join(folder, 'a.eml'));
    await expect(writeDurably(join(folder, 'a.eml'), Buffer.from('whole'))).rejects.toThrow('EISDIR');
    expect(await readdir(folder)).toEqual(['a.eml']);
  });
});
