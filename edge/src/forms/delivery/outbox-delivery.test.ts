import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder } from 'releases/testing';
import { MailNotSent } from './send-mail.ts';
import { outboxDelivery, writeDurably } from './outbox-delivery.ts';

const MAIL = { from: 'a@church.example', to: 'b@church.example', subject: 'Secret', text: 'secret' };

describe('the outbox', () => {
  it('holds files for the owner only', async () => {
    const folder = join(await tempFolder(), 'outbox');
    await outboxDelivery(folder)(MAIL, 'message-1');
    const [file = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(file).toBe('message-1.eml');
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('leaves a message that comes again as it is', async () => {
    const folder = join(await tempFolder(), 'outbox');
    const deliver = outboxDelivery(folder);
    await deliver(MAIL, 'message-1');
    await writeFile(join(folder, 'message-1.eml'), 'the first one');
    await deliver(MAIL, 'message-1');
    expect(await readFile(join(folder, 'message-1.eml'), 'utf8')).toBe('the first one');
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('says so when it cannot be written, without what was in the message', async () => {
    const folder = join(await tempFolder(), 'outbox');
    await writeFile(folder, 'a file where the folder should be');
    const sent = outboxDelivery(folder)(MAIL, 'message-1');
    await expect(sent).rejects.toThrow(MailNotSent);
    await expect(sent).rejects.toThrow('the outbox did not take it: EEXIST');
  });
});

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
