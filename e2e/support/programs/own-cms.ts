import { join } from 'node:path';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { ROOT, site } from '../site.ts';

const CMS = join(ROOT, 'operations', 'src', 'site', 'cms-program.mjs');
const READY_MS = 120_000;

/** The site's CMS, with its content and at its address, which nobody else serves meanwhile. */
export function startOwnCms(): Promise<OwnProgram> {
  return startOwnProgram({
    name: 'CMS',
    args: [CMS],
    cwd: join(ROOT, 'cms'),
    env: {
      CMS_PORT: new URL(site.cmsUrl).port,
      DATA_DIR: site.dataDir,
      TRUST_PROXY: 'true',
      POSTS_PER_MINUTE: '1000',
    },
    healthUrl: `${site.cmsUrl}/_health`,
    readyMs: READY_MS,
  });
}
