import { command } from '../../../operations/src/process/command.mjs';

/**
 * What a process occupies (RSS), in bytes.
 * @param {number} pid
 */
export async function residentMemory(pid) {
  const kibibytes = Number(await command('ps', ['-o', 'rss=', '-p', String(pid)]));
  if (!(kibibytes > 0)) throw new Error(`Process ${pid} is gone.`);
  return kibibytes * 1_024;
}
