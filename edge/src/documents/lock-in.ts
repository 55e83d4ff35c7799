import { type Lock, parseLock } from 'shared/contract';
import { isSectionName, RequestRefused } from 'releases/serving';

const MAX_LOCK = 2_048;

/** Reads a lock from a query. Throws {@link RequestRefused} for anything else. */
export function lockIn(text: unknown): Lock {
  const lock = typeof text === 'string' && text.length <= MAX_LOCK ? parseLock(text) : null;
  if (!lock || !Object.keys(lock).every(isSectionName))
    throw new RequestRefused(400, 'A lock looks like "content@1.0.0,events@1.1.0".');
  return lock;
}
