import { existsSync } from 'node:fs';
import { command } from '../../../operations/src/process/command.mjs';

/** Whether the system has apt-get and this process is root. */
export function canAptInstall() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** @param {readonly string[]} packages */
export async function aptInstall(...packages) {
  await command('apt-get', ['update']);
  await command('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    // RUNLEVEL: Debian would start a server as soon as it is installed.
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}
