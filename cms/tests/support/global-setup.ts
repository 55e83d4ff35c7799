import { logIn } from './editor';
import { freePort } from './free-port';
import { HOOK_SECRET } from './hook-secret';
import { running } from './running';
import { startCms } from './start-cms';

/** One CMS for all test files. Its content hook points at a port where content-hook.test.ts listens while it runs. */
export default async function globalSetup(): Promise<void> {
  const hookPort = await freePort();
  running.cms = await startCms({
    environment: {
      CONTENT_HOOK_URLS: `http://127.0.0.1:${hookPort}/content-changed`,
      CONTENT_HOOK_SECRET: HOOK_SECRET,
      SITE_URL: 'https://www.church.example',
    },
  });
  process.env.CMS_URL = running.cms.url;
  process.env.DATA_DIR = running.cms.dataDir;
  process.env.CMS_TEMPORARY_FOLDER = running.cms.temporaryFolder;
  process.env.EDITOR_TOKEN = await logIn(running.cms.url, running.cms.dataDir);
  process.env.HOOK_PORT = String(hookPort);
}
