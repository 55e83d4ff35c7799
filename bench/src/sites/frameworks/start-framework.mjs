import { join } from 'node:path';
import { Service } from '../../../../operations/src/process/service.mjs';
import { ROOT } from '../../../../operations/src/root.mjs';
import { APART } from '../../../../tooling/run/dependencies/install-apart.mjs';
import { builtFolder } from './build-framework.mjs';

const LIMIT_MS = 60_000;

/**
 * A server of what the framework has built, with the site's edge behind it.
 * @param {import('../peers.mjs').Peer} peer
 * @param {{ port: number, dataDir: string, edge: string, edgeSettings: Record<string, string> }} settings edge: the origin of the site's
 */
export async function startFramework({ name }, { port, dataDir, edge, edgeSettings }) {
  const env = {
    PORT: String(port),
    APP: join(APART.frameworks, name),
    FILES: join(builtFolder(name), 'client'),
    CONTENT_ORIGIN: edge,
    NODE_ENV: 'production',
    ...edgeSettings,
  };
  const service = new Service({ name, script: join(import.meta.dirname, 'serve.mjs'), cwd: ROOT, dataDir, env });
  try {
    const origin = `http://localhost:${port}`;
    await service.ready(`${origin}/`, ({ status }) => status === 200, LIMIT_MS);
    return { service, origin };
  } catch (error) {
    await service.stop();
    throw error;
  }
}
