import { readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second, whatever its kernel was built with (USER_HZ). */
const TICK_MS = 10;

/**
 * How long all threads of a process have had a core so far, in milliseconds; NaN where the system does not say so.
 * @param {number} pid
 */
export async function processorTime(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // proc(5): fields 14 and 15, counted behind the program's name, which may hold spaces.
  const [user, system] = text
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return user === undefined || system === undefined ? NaN : (user + system) * TICK_MS;
}
