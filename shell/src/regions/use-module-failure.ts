import type { Remote, SectionFailure } from 'shared/contract';
import { useSyncExternalStore } from 'react';
import { useRegionEnvironment } from './region-environment.ts';

/** Why the last attempt to load a region's code failed; undefined while it is on its way or there. */
export function useModuleFailure(remote: Remote, expose: string): SectionFailure | undefined {
  const { modules } = useRegionEnvironment();
  return useSyncExternalStore(
    modules.subscribe,
    () => modules.failure(remote, expose),
    () => undefined,
  );
}
