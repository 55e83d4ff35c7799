import type { Lock } from 'shared/contract';
import type { ReleaseTable } from './release-table.ts';
import { isSplit, resolveLock } from './resolve-lock.ts';

const known = new WeakMap<ReleaseTable, Lock | null>();

/** The lock that all visitors have, found once for each release table; null while they differ. */
export function everybodysLock(table: ReleaseTable): Lock | null {
  const found = known.get(table);
  if (found !== undefined) return found;
  const lock = isSplit(table) ? null : resolveLock(table, null);
  known.set(table, lock);
  return lock;
}
