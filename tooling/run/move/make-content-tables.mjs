import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { StepError } from '../process/step.mjs';
import { ROOT } from '../workspace/root.mjs';

const PROGRAM = fileURLToPath(import.meta.resolve('./content-tables-program.mjs'));

/**
 * Has the CMS make its tables in a database, by its own start. What it fills in is replaced afterwards, and what it writes
 * elsewhere is deleted.
 * @param {string} url
 */
export async function makeContentTables(url) {
  const dataDir = await mkdtemp(join(tmpdir(), 'soteria-tables-'));
  try {
    const child = spawn(process.execPath, [PROGRAM], {
      cwd: join(ROOT, 'cms'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        SEED_CONTENT: 'false',
        CONTENT_HOOK_URLS: '',
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    if (code !== 0)
      throw new StepError(`The CMS could not make its tables:\n${`${output}${errors}`.trim().slice(-4_000)}`);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
