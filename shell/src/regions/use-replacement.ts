import type { Remote, SectionFailure } from 'shared/contract';
import { useCallback, useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { failureOf } from '../federation/section-modules.ts';
import { pause } from './pause.ts';
import { useRegionEnvironment } from './region-environment.ts';
import type { DrawnBy } from './region-state.ts';
import { useModuleFailure } from './use-module-failure.ts';

/** Milliseconds that the server's HTML waits for its code before the stable release takes its place. */
const CODE_LIMIT_MS = 5_000;

/**
 * Watches over a region that is on the screen: reports what its release does wrong, and has the stable release take its
 * place, if there is one, by asking for the page's data again. Returns the way to tell what was thrown in rendering.
 */
export function useReplacement({ release, expose, replaceable }: DrawnBy, remote: Remote): (error: unknown) => void {
  const { modules, releases, report, late } = useRegionEnvironment();
  const { revalidate } = useRevalidator();
  const moduleFailure = useModuleFailure(remote, expose);

  const fail = useCallback(
    (failure: SectionFailure, error?: unknown) => {
      report(replaceable ? { ...failure, replaced: true } : failure, error);
      if (!replaceable) return;
      releases.replace(remote);
      void revalidate();
    },
    [releases, report, revalidate, remote, replaceable],
  );

  useEffect(() => {
    if (moduleFailure) fail(moduleFailure);
  }, [moduleFailure, fail]);

  useEffect(() => {
    if (!replaceable) return;
    let over = false;
    async function watch(): Promise<void> {
      await late?.woken({ release, expose });
      if (over) return;
      const outcome = await Promise.race([modules.load(remote, expose), pause(CODE_LIMIT_MS)]);
      if (!outcome && !over) fail(failureOf(remote, 'load', `Nothing came within ${CODE_LIMIT_MS} ms.`));
    }
    void watch();
    return () => void (over = true);
  }, [modules, late, remote, release, expose, replaceable, fail]);

  return useCallback((error) => fail(failureOf(remote, 'render', error), error), [fail, remote]);
}
