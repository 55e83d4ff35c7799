import type { Lock } from 'shared/contract';
import { fetchLock } from '../../releases/fetch-lock.ts';
import { isPrerendering, whenShown } from '../../vitals/when-shown.ts';

/**
 * A document that the browser prefetched or prerendered may be older than a rollback. When it is shown, the edge is asked whether one of
 * its releases was revoked; then it is loaded again. Without an answer it stays.
 */
export function renewWhenShown(lock: Lock): void {
  if (isPrerendering() || isPrefetched()) whenShown(() => void renew(lock));
}

/** Chromium's. */
function isPrefetched(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (
    navigation !== undefined && 'deliveryType' in navigation && navigation.deliveryType === 'navigational-prefetch'
  );
}

async function renew(lock: Lock): Promise<void> {
  const answer = await fetchLock(lock).catch(() => null);
  if (answer?.status === 200) location.reload();
}
