import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dataFolder, startChat } from '../alerts/testing/own-servers.mjs';
import { freePort } from '../process/free-port.mjs';
import { Service } from '../process/service.mjs';
import { watchService } from './watch-service.mjs';

const environment = { ...process.env };

afterEach(() => {
  process.env = { ...environment };
});

async function site() {
  const dataDir = dataFolder();
  return { port: await freePort(), cmsPort: await freePort(), dataDir, contentApiUrl: undefined };
}

it('is not there where nobody is set to be told', async () => {
  expect(await watchService(await site())).toBeNull();
});

it('refuses wrong settings before the site starts', async () => {
  process.env.ALERT_WEBHOOK = 'by pigeon';
  await expect(watchService(await site())).rejects.toThrow('ALERT_WEBHOOK must be an https address');
});

it('is a program that tells', async () => {
  const [chat, chosen] = [await startChat(), await site()];
  writeFileSync(join(chosen.dataDir, 'alerts.json'), JSON.stringify({ watchedSince: 0, alerts: {} }));
  process.env.ALERT_WEBHOOK = chat.url;
  const options = await watchService(chosen);
  if (!options) throw new Error('Somebody is set to be told.');
  const service = new Service(options);
  while (chat.told.length === 0 && !service.run.hasEnded) await pause(50);
  await service.stop();
  expect(chat.told).toMatchObject([{ alert: 'backup-missing', state: 'begins' }]);
});
