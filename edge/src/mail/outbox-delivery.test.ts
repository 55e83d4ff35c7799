import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder } from '../testing/temp-folder.ts';
import { MailNotSent } from './mail-not-sent.ts';
import { outboxDelivery } from './outbox-delivery.ts';

const MAIL = { from: 'a@church.example', to: 'b@church.example', subject: 'Secret', text: 'secret' };

describe('the outbox', () => {
  it('holds files named by time, for the owner only', async () => {
    const folder = join(await tempFolder(), 'outbox');
    await outboxDelivery(folder)(MAIL);
    const [file = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z-[\w-]+\.eml$/);
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('says so when it cannot be written, without what was in the message', async () => {
    const folder = join(await tempFolder(), 'outbox');
    await writeFile(folder, 'a file where the folder should be');
    const sent = outboxDelivery(folder)(MAIL);
    await expect(sent).rejects.toThrow(MailNotSent);
    await expect(sent).rejects.toThrow('the outbox did not take it: EEXIST');
  });
});
