import { formatLock, type Lock } from 'shared/contract';

/** Asks the edge whether releases of a lock were revoked: 204 when none was. Rejects when the edge cannot be reached. */
export function fetchLock(have: Lock): Promise<Response> {
  return fetch(`/_/lock?have=${encodeURIComponent(formatLock(have))}`, { credentials: 'omit' });
}
