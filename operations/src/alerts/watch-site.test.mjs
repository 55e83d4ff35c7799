import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeBackupNote } from '../backup/backup-note.mjs';
import { freePort } from '../process/free-port.mjs';
import { AlertMemory } from './alert-state.mjs';
import { sendTestMessage } from './senders/test-message.mjs';
import { readCertificate } from './sources/read-certificate.mjs';
import { readDisk } from './sources/read-disk.mjs';
import { dataFolder, startChat, startEdge, startMailServer, startTls } from './testing/own-servers.mjs';
import { watchSite } from './watch-site.mjs';

const MINUTE = 60_000;
const WELL = 'soteria_cms_up 1\nsoteria_forms_readable 1\n';
const CMS_AWAY = 'soteria_cms_up 0\nsoteria_content_age_seconds 130\nsoteria_forms_readable 1\n';

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

/** A site of which each look is a new process: only the data folder remembers. */
async function watched() {
  const [edge, mail, chat, dataDir] = [await startEdge(), await startMailServer(), await startChat(), dataFolder()];
  edge.samples = WELL;
  const settings = {
    dataDir,
    edgeUrl: edge.edgeUrl,
    publicUrl: 'http://www.example.org',
    contentApiUrl: undefined,
    metricsToken: undefined,
    formsAfterMs: 60 * MINUTE,
    mail: mail.settings,
    webhook: chat.url,
  };
  let now = Date.now();
  /** @param {number} [minutes] since the look before @param {AlertMemory} [memory] of a process that goes on */
  const look = (minutes = 1, memory = new AlertMemory(dataDir)) =>
    watchSite(settings, { now: (now += minutes * MINUTE), memory });
  return { edge, mail, chat, dataDir, look, settings };
}

/** The subject of a message as it was sent. @param {string | undefined} message */
const subjectOf = (message) => /^Subject: (.*)$/m.exec(message ?? '')?.[1]?.trim();

it('tells a person by mail and webhook, once when it begins and once when it is over', async () => {
  const { edge, mail, chat, look } = await watched();
  await look();
  edge.samples = CMS_AWAY;
  for (let minutes = 0; minutes < 10; minutes += 1) await look();
  edge.samples = WELL;
  for (let minutes = 0; minutes < 10; minutes += 1) await look();
  expect(mail.taken.map(subjectOf)).toEqual([
    '[www.example.org] The CMS does not answer',
    '[www.example.org] Over: The CMS answers again',
  ]);
  expect(mail.taken[0]).toContain('What to do:');
  expect(chat.told).toMatchObject([
    { alert: 'cms-down', state: 'begins', site: 'http://www.example.org' },
    { alert: 'cms-down', state: 'over' },
  ]);
});

it('sends again what the mail server did not take, and nothing twice by the webhook', async () => {
  const { edge, mail, chat, look } = await watched();
  mail.refuses = true;
  edge.isReady = false;
  await look();
  const { failed } = await look(3);
  expect(failed).toEqual([expect.stringContaining('"The website does not answer" could not be sent by mail')]);
  mail.refuses = false;
  expect(await look()).toEqual({ active: ['site-down'], failed: [] });
  expect(mail.taken).toHaveLength(1);
  expect(chat.told).toHaveLength(1);
});

it('begins anew with a broken file, and leaves a whole one', async () => {
  const { dataDir, look } = await watched();
  writeFileSync(join(dataDir, 'alerts.json'), '{"alerts":');
  await look();
  expect(JSON.parse(readFileSync(join(dataDir, 'alerts.json'), 'utf8'))).toMatchObject({ alerts: {} });
});

it('tells once, and says so, where what was told cannot be written', async () => {
  const { dataDir, edge, mail, look } = await watched();
  const [memory, obstacle] = [new AlertMemory(dataDir), join(dataDir, 'alerts.json.draft')];
  mkdirSync(obstacle);
  edge.isReady = false;
  await look(1, memory);
  const { failed } = await look(3, memory);
  await look(1, memory);
  expect(failed).toEqual([expect.stringContaining('alerts.json cannot be written')]);
  expect(mail.taken).toHaveLength(1);
  rmdirSync(obstacle);
  expect(await look(1, memory)).toMatchObject({ failed: [] });
  edge.isReady = true;
  await look(1, memory);
  await look(6, memory);
  expect(mail.taken).toHaveLength(2);
});

it('tells that nothing is known, when the edge does not tell it how it is', async () => {
  const { edge, mail, look, dataDir } = await watched();
  writeFileSync(join(dataDir, 'operator', 'metrics-token'), 'that of another site');
  edge.samples = CMS_AWAY;
  for (let minutes = 0; minutes < 5; minutes += 1) await look();
  expect(mail.taken.map(subjectOf)).toEqual([expect.stringContaining('Nobody would hear of trouble with CMS')]);
});

it('sends a test to everybody who is set, and says who did not take it', async () => {
  const { mail, chat, settings } = await watched();
  expect(await sendTestMessage(settings)).toEqual([]);
  expect(mail.taken.map(subjectOf)).toEqual(['[www.example.org] A test of the alerts']);
  expect(chat.told).toMatchObject([{ alert: 'test' }]);
  mail.refuses = true;
  const nowhere = `http://127.0.0.1:${await freePort()}/hook`;
  expect(await sendTestMessage({ ...settings, webhook: nowhere })).toEqual([
    expect.stringMatching(/by mail: .*The mailbox is full/),
    'The test could not be sent by webhook: The webhook did not answer (ECONNREFUSED).',
  ]);
});

it('knows a backup that was made, and misses one after a day and a half', async () => {
  const { dataDir, look, mail } = await watched();
  await look();
  await changeBackupNote(dataDir, { last: { madeAt: new Date().toISOString(), bytes: 1, place: '/backups/one' } });
  await look(35 * 60);
  expect(mail.taken).toEqual([]);
  await look(2 * 60);
  expect(mail.taken.map(subjectOf)).toEqual([expect.stringContaining('No backup for 1 day 13 hours')]);
});

it('tells the terminal when nobody else is set', async () => {
  const { edge, settings } = await watched();
  edge.isReady = false;
  const alone = { ...settings, mail: undefined, webhook: undefined };
  await watchSite(alone, { now: 0 });
  await watchSite(alone, { now: 3 * MINUTE });
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('✗ The website does not answer'));
});

it('reads the certificate that browsers get, whoever has signed it', async () => {
  const certificate = await readCertificate(await startTls(5));
  const days = ((certificate?.until.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(4.9);
  expect(days).toBeLessThan(5.1);
  expect(await readCertificate('http://www.example.org')).toBeNull();
});

it('reads the disk as df does', async () => {
  const { usedShare, freeBytes } = await readDisk(dataFolder());
  expect(usedShare).toBeGreaterThan(0);
  expect(usedShare).toBeLessThan(1);
  expect(freeBytes).toBeGreaterThan(0);
});
