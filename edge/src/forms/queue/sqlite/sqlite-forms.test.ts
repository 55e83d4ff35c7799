import { readFile, stat, writeFile } from 'node:fs/promises';
import { tempFolder, until } from 'releases/testing';
import { join } from 'node:path';
import { sqliteSite } from '../../../testing/form-sites.ts';
import { locked, MEMBER, fakeRecipient, POSTPONED, storedForms } from '../../../testing/forms.ts';
import { FormNotStored } from '../../intake/errors.ts';

describe('a form in SQLite', () => {
  it('is erased once it is delivered: nothing of it stays in the files', async () => {
    const site = await sqliteSite();
    const { file } = site;
    const { submissions } = await storedForms({ site, side: fakeRecipient(POSTPONED) });
    const { answers } = MEMBER;
    await submissions.accept({ ...MEMBER, answers: { ...answers, address: 'Nowhere Lane 7' } });
    const texts = async () => (await Promise.all([file, `${file}-wal`].map((part) => readFile(part)))).join('');
    expect(await texts()).toContain('Nowhere Lane');
    const other = await storedForms({ site });
    other.submissions.contentIsBack();
    await until(other.isEmpty);
    await other.submissions.stop();
    await submissions.stop();
    expect(String(await readFile(file))).not.toContain('Nowhere Lane');
  });

  it('lies in files of the edge’s own user', async () => {
    const site = await sqliteSite();
    const { file } = site;
    const { submissions } = await storedForms({ site });
    await submissions.accept(MEMBER);
    for (const part of [file, `${file}-wal`]) expect((await stat(part)).mode & 0o777).toBe(0o600);
  });

  it('is not taken without its database: the start says what is the matter with that', async () => {
    const file = join(await tempFolder(), 'submissions.sqlite');
    await writeFile(file, 'no database at all, but long enough to be looked at as one'.repeat(10));
    const site = await sqliteSite(file);
    await expect(storedForms({ site })).rejects.toMatchObject({ message: 'file is not a database' });
  });

  it('is not acknowledged when the database stays locked', async () => {
    const site = await sqliteSite();
    const { file } = site;
    const { submissions } = await storedForms({ site });
    const unlock = locked(file);
    await expect(submissions.accept(MEMBER)).rejects.toThrow(FormNotStored);
    unlock();
    expect(await submissions.accept(MEMBER)).toMatchObject({ state: 'answered' });
  });
});
