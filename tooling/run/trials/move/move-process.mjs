import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../../../operations/src/root.mjs';

/**
 * Runs `npm run move`'s program.
 * @param {{ dataDir: string, target: string, DATABASE_URL: string, SITE_KEY: string }} site
 */
export function moveProcess({ dataDir, target, DATABASE_URL, SITE_KEY }) {
  const args = [join(ROOT, 'tooling', 'run', 'move.mjs'), '--to', DATABASE_URL, '--data-dir', target];
  const env = { ...process.env, DATA_DIR: dataDir, SITE_KEY };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const exit = once(child, 'exit');
  return {
    /** What it printed after its steps. Throws when it failed. */
    ended: (async () => {
      const [[code, signal], [printed, errors]] = [await exit, await output];
      if (code === 0) return printed.slice(printed.lastIndexOf('\n\n', printed.lastIndexOf('\n\n') - 1));
      if (signal !== 'SIGKILL') throw new Error(`The move ended with code ${code}:\n${errors}`);
      return '';
    })(),
    /** @param {number} ms */
    async killAfter(ms) {
      await Promise.race([sleep(ms), exit]);
      child.kill('SIGKILL');
      await this.ended;
    },
  };
}
