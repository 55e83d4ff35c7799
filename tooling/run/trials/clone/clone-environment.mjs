import { join } from 'node:path';
import { freePort } from '../../../../operations/src/process/free-port.mjs';

/** Settings of a remote site, and of a machine without a person. With CI set, pnpm refuses to enter a new section in the lockfile. */
const NOT_HERE = [
  'SOTERIA_URL',
  'SOTERIA_TOKEN',
  'SOTERIA_SIGNING_KEY',
  'CONTENT_API_URL',
  'DATABASE_URL',
  'SITE_KEY',
  'NODE_ENV',
  'CI',
];

/**
 * The environment of commands in a clone, whose site has free ports and a DATA_DIR of its own.
 * @param {string} folder that holds its DATA_DIR
 */
export async function cloneEnvironment(folder) {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    CMS_PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
  };
  for (const name of NOT_HERE) Reflect.deleteProperty(env, name);
  return { env, site: `http://localhost:${port}` };
}
