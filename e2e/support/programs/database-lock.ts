import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../site.ts';

/** Another process, as a backup tool or a stuck script would be one. */
const HOLD = `
const database = require('better-sqlite3')(process.argv[1]);
database.exec('BEGIN EXCLUSIVE');
console.log('locked');
process.stdin.resume();
`;

/** Nobody else writes into an SQLite database until it is let go. @returns the way to let go */
export async function lockDatabase(file: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['-e', HOLD, file], {
    cwd: join(ROOT, 'cms'),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const locked = await Promise.race([once(child.stdout, 'data'), ended.then(() => null)]);
  if (!locked) throw new Error(`${file} could not be locked.`);
  return async () => {
    child.kill();
    await ended;
  };
}
