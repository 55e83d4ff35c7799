import { join } from 'node:path';
import { freePort } from '../../../operations/src/process/free-port.mjs';
import { CMS } from '../../../operations/src/site/programs.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
import { mortal } from './mortal.mjs';

/** Nobody is counted: all visitors of the storm come from one address. */
const NO_LIMITS = { FORMS_RATE_PER_MINUTE: '1000000', FORMS_TOTAL_PER_MINUTE: '1000000' };

/** CMS and edge as `npm start` runs them, without releases: forms need none. @param {string} dataDir */
export async function startSite(dataDir) {
  const [port, cmsPort] = [await freePort(), await freePort()];
  const [url, cmsUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${cmsPort}`];
  const common = { NODE_ENV: 'production', DATA_DIR: dataDir };
  const cms = await mortal(
    {
      name: 'cms',
      script: CMS,
      cwd: join(ROOT, 'cms'),
      dataDir,
      env: { ...common, CMS_PORT: String(cmsPort), TRUST_PROXY: 'true', SEED_CONTENT: 'false' },
    },
    `${cmsUrl}/_health`,
  );
  const edge = await mortal(
    {
      name: 'edge',
      script: join(ROOT, 'edge', 'dist', 'main.mjs'),
      cwd: ROOT,
      dataDir,
      env: { ...common, PORT: String(port), CONTENT_API_URL: cmsUrl, LOG_LEVEL: 'warn', ...NO_LIMITS },
    },
    `${url}/healthz`,
  );
  return { url, mortals: [cms, edge] };
}
