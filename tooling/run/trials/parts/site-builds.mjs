import { join } from 'node:path';
import { build } from '../../workspace/build-site.mjs';
import { ROOT } from '../../../../operations/src/root.mjs';

/** A data folder without releases: builds have the versions of their packages. */
const NONE = join(ROOT, 'node_modules', '.no-releases');

/** Builds all that a site of its own needs, for a trial that starts it in another process. */
export function siteBuilds() {
  return build({ port: 0, cmsPort: 0, dataDir: NONE, contentApiUrl: undefined });
}
