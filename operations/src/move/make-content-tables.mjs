import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dependentProgram } from '../process/dependent-program.mjs';
import { ROOT } from '../root.mjs';

const PROGRAM = fileURLToPath(import.meta.resolve('./content-tables-program.mjs'));
const WITHOUT_CONTENT = { SEED_CONTENT: 'false', CONTENT_HOOK_URLS: '' };

/**
 * Has the CMS make its tables in a database, by its own start. What it fills in is replaced afterwards.
 * @param {string} url
 * @param {string} dataDir for what it writes elsewhere; nobody needs that
 */
export async function makeContentTables(url, dataDir) {
  const env = { NODE_ENV: 'production', DATABASE_URL: url, DATA_DIR: dataDir, ...WITHOUT_CONTENT };
  await dependentProgram(PROGRAM, { cwd: join(ROOT, 'cms'), env });
}
