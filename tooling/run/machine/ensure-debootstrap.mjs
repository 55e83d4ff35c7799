import { existsSync } from 'node:fs';
import { ensureProgram } from './ensure-program.mjs';

const PLACE = '/usr/sbin/debootstrap';

/** The path of debootstrap, which unpacks a bare Debian into a folder. Throws an error that says how to get it. */
export function ensureDebootstrap() {
  return ensureProgram({
    setting: 'DEBOOTSTRAP_PATH',
    file: (named) => named,
    find: () => (existsSync(PLACE) ? PLACE : undefined),
    debianPackage: 'debootstrap',
    missing: 'debootstrap is needed here, and there is none. Debian and Ubuntu: `apt-get install debootstrap`.',
  });
}
