import { existsSync } from 'node:fs';
import { command } from '../../../operations/src/process/command.mjs';

/** Whether the system has apt-get and this process is root. */
export function canAptInstall() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** Another program's installation is waited for, in seconds. */
const WAITING = ['-o', 'DPkg::Lock::Timeout=300'];

let last = Promise.resolve();

/** Installs packages, after what this process installs already: apt-get refuses to run twice. @param {readonly string[]} packages */
export function aptInstall(...packages) {
  const installed = last.then(() => install(packages));
  last = installed.catch(() => undefined);
  return installed;
}

/** @param {readonly string[]} packages */
async function install(packages) {
  await command('apt-get', [...WAITING, 'update']);
  await command('apt-get', [...WAITING, 'install', '-y', '--no-install-recommends', ...packages], {
    // RUNLEVEL: Debian would start a server as soon as it is installed.
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}
