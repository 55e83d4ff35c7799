import { join } from 'node:path';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { ROOT, site } from '../site.ts';

const STRAPI = join(ROOT, 'cms', 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
const READY_MS = 120_000;

/** The site's CMS, with its content and at its address, which nobody else serves meanwhile. */
export function startOwnCms(): Promise<OwnProgram> {
  return startOwnProgram({
    name: 'CMS',
    args: [STRAPI, 'start'],
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
