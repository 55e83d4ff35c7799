import { join } from 'node:path';
import { ROOT } from '../../../operations/src/root.mjs';
import { Service } from '../../../operations/src/process/service.mjs';
import { firstAnswer } from './first-answer.mjs';

/** @typedef {{ url: string, pid: number, stop: () => Promise<void>, ready: { healthz: number, readyz: number } }} Edge */

/**
 * Starts a site's edge, and says how many milliseconds it took until it lived and until it could serve.
 * @param {{ port: number, cmsPort: number, dataDir: string }} site
 * @returns {Promise<Edge>}
 */
export async function startEdge({ port, cmsPort, dataDir }) {
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    CONTENT_API_URL: `http://127.0.0.1:${cmsPort}`,
    NODE_ENV: 'production',
  };
  const begun = performance.now();
  const service = new Service({
    name: 'edge',
    script: join(ROOT, 'edge', 'dist', 'main.mjs'),
    cwd: ROOT,
    dataDir,
    env,
  });
  try {
    await firstAnswer(service, `${url}/healthz`);
    const healthz = performance.now() - begun;
    await firstAnswer(service, `${url}/readyz`);
    const readyz = performance.now() - begun;
    return { url, pid: service.child.pid ?? 0, stop: () => service.stop(), ready: { healthz, readyz } };
  } catch (error) {
    await service.stop();
    throw error;
  }
}
