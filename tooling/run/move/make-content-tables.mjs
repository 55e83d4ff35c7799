import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dependentProgram } from '../process/dependent-program.mjs';
import { ROOT } from '../workspace/root.mjs';

const PROGRAM = fileURLToPath(import.meta.resolve('./content-tables-program.mjs'));
const WITHOUT_CONTENT = { SEED_CONTENT: 'false', CONTENT_HOOK_URLS: '' };

/**
 * Has the CMS make its tables in a database, by its own start. What it fills in is replaced afterwards, and what it writes
 * elsewhere is deleted.
 * @param {string} url
 */
export async function makeContentTables(url) {
  const dataDir = await mkdtemp(join(tmpdir(), 'soteria-tables-'));
  try {
    const env = { NODE_ENV: 'production', DATABASE_URL: url, DATA_DIR: dataDir, ...WITHOUT_CONTENT };
    await dependentProgram(PROGRAM, { cwd: join(ROOT, 'cms'), env });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
