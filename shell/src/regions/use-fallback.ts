import type { Remote, SectionFailure } from 'shared/contract';
import { useCallback, useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { failureOf } from '../federation/section-failure.ts';
import { useModuleFailure, useRegionEnvironment } from './region-environment.ts';
import type { RegionModule } from './region-state.ts';
import { within } from './within.ts';

/** Milliseconds that a region shows the server's HTML without its code. Then its fallback is loaded. */
const CODE_LIMIT_MS = 5_000;

/**
 * Reports failures of a region that is on the screen. If the region has a fallback, it is loaded by running the page's
 * loaders again.
 * @returns receives what the region throws while rendering
 */
export function useFallback({ release, expose, hasFallback }: RegionModule, remote: Remote): (error: unknown) => void {
  const { modules, releases, report, deferred } = useRegionEnvironment();
  const { revalidate } = useRevalidator();
  const moduleFailure = useModuleFailure(remote, expose);

  const fail = useCallback(
    (failure: SectionFailure, error?: unknown) => {
      report(hasFallback ? { ...failure, replaced: true } : failure, error);
      if (!hasFallback) return;
      releases.markFailed(remote);
      void revalidate();
    },
    [releases, report, revalidate, remote, hasFallback],
  );

  useEffect(() => {
    if (moduleFailure) fail(moduleFailure);
  }, [moduleFailure, fail]);

  useEffect(() => {
    if (!hasFallback) return;
    let ended = false;
    async function watch(): Promise<void> {
      await deferred?.activation({ release, expose });
      if (ended) return;
      const outcome = await within(modules.load(remote, expose), CODE_LIMIT_MS);
      if (!outcome && !ended) fail(failureOf(remote, 'load', `Nothing came within ${CODE_LIMIT_MS} ms.`));
    }
    void watch();
    return () => void (ended = true);
  }, [modules, deferred, remote, release, expose, hasFallback, fail]);

  return useCallback((error) => fail(failureOf(remote, 'render', error), error), [fail, remote]);
}
