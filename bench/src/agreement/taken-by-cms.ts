import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';

const PROGRAM = join(import.meta.dirname, 'validate-members.mjs');
export const CMS_FOLDER = join(import.meta.dirname, '..', '..', '..', 'cms');

/** Which of these members the CMS would enter: asked of its own validator, in a process of its own. */
export async function takenByCms(members: readonly object[]): Promise<readonly boolean[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cms-rules-'));
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, TMPDIR: dataDir };
  const child = fork(PROGRAM, { cwd: CMS_FOLDER, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  try {
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The CMS's validator ended with ${code}.`);
    });
    await Promise.race([once(child, 'message'), ended]);
    child.send([...members]);
    const [taken] = await Promise.race([once(child, 'message'), ended]);
    return v.parse(v.pipe(v.array(v.boolean()), v.length(members.length)), taken);
  } finally {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}
