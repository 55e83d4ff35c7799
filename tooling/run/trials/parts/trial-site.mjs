import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../operations/src/process/free-port.mjs';

/**
 * Settings of a trial's own site: free ports, and a folder that is removed afterwards.
 * @template T
 * @param {string} name of the trial
 * @param {(settings: import('../../../../operations/src/site/start-services.mjs').Settings, folder: string) => Promise<T>} use folder: DATA_DIR is in it
 * @returns {Promise<T>}
 */
export async function withTrialSite(name, use) {
  const folder = mkdtempSync(join(tmpdir(), `soteria-${name}-`));
  try {
    const [port, cmsPort] = [await freePort(), await freePort()];
    return await use({ port, cmsPort, dataDir: join(folder, 'site'), contentApiUrl: undefined }, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
