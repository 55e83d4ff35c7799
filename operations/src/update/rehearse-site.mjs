import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { restoreArchive } from '../backup/restore-archive.mjs';
import { databaseUrl } from '../postgres/database-url.mjs';
import { freePort } from '../process/free-port.mjs';
import { step } from '../process/step.mjs';
import { startServices, stopServices } from '../site/start-services.mjs';
import { withScratchDatabase } from './scratch-database.mjs';
import { untilServes } from './until-serves.mjs';

/** Settings by which a copy would reach people, or the site itself. */
const NOT_FOR_A_COPY = {
  SMTP_URL: '',
  PUBLIC_URL: '',
  SITE_URL: '',
  PANEL_URL: '',
  HOST: '127.0.0.1',
  LISTEN_FDS: '',
  CONTENT_HOOK_URLS: '',
  CONTENT_HOOK_SECRET: '',
};

/** @typedef {import('../site/start-services.mjs').Settings} Settings */

/**
 * Starts this version on a copy of a site's data, waits until it serves, and deletes the copy.
 * @param {string} file a backup
 * @param {Settings} settings
 */
export async function rehearseSite(file, { dataDir, contentApiUrl }) {
  mkdirSync(join(dataDir, 'run'), { recursive: true });
  const folder = mkdtempSync(join(dataDir, 'run', 'rehearsal-'));
  Object.assign(process.env, NOT_FOR_A_COPY);
  try {
    await withScratchDatabase(databaseUrl(), async (url) => {
      if (url) process.env.DATABASE_URL = url;
      const copy = join(folder, 'data');
      await step('Copying the data', () =>
        restoreArchive({ file, dataDir: copy, databaseUrl: url, replace: false, now: new Date() }),
      );
      await tryToServe({ port: await freePort(), cmsPort: await freePort(), dataDir: copy, contentApiUrl });
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {Settings} settings */
async function tryToServe(settings) {
  const services = await startServices(settings, []);
  try {
    await step('Asking whether it is ready', () => untilServes(settings.port));
  } finally {
    await stopServices(services);
  }
}
