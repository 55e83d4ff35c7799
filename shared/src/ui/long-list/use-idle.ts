import { useEffect, useEffectEvent } from 'react';
import { quietWork } from '../when-idle/index.ts';

/** Once for each `progress`: when the page is idle, and not where data is dear. */
export function useIdle(active: boolean, progress: unknown, work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => (active ? quietWork(() => run()) : undefined), [active, progress]);
}
