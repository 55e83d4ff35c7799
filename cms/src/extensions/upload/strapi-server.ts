import { mkdirSync } from 'node:fs';

import { cmsFolder, uploadsFolder } from '../../environment/data-paths';
import { environment } from '../../environment/environment';

/**
 * Strapi's local provider refuses to start when its folder is missing, and it looks before our own `register`
 * runs. An extension of the plugin is the only code of a project that comes earlier.
 */
export default <Plugin>(plugin: Plugin): Plugin => {
  mkdirSync(environment.DATA_DIR, { recursive: true });
  // Prayer requests and addresses of members: nobody else on the machine may read them.
  mkdirSync(cmsFolder, { recursive: true, mode: 0o700 });
  mkdirSync(uploadsFolder, { recursive: true });
  return plugin;
};
