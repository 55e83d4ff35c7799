import type { Lock } from 'shared/contract';
import type { ReleaseDocument } from './release-table.ts';
import { isSplit, resolveLock } from './resolve-lock.ts';

const known = new WeakMap<ReleaseDocument, Lock | null>();

/** The lock that all visitors have, found once for each release document; null while they differ. */
export function everybodysLock(document: ReleaseDocument): Lock | null {
  const found = known.get(document);
  if (found !== undefined) return found;
  const lock = isSplit(document) ? null : resolveLock(document, null);
  known.set(document, lock);
  return lock;
}
