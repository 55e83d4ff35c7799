import type { LoadedRegion } from './loaded-region.ts';

/** The first of several attempts that is ready; undefined when all of them failed. */
export function firstReady(attempts: readonly Promise<LoadedRegion>[]): Promise<LoadedRegion | undefined> {
  return new Promise((resolve) => {
    const ended = attempts.map(async (attempt) => {
      const loaded = await attempt;
      if (loaded.state.status === 'ready') resolve(loaded);
    });
    void Promise.all(ended).then(() => resolve(undefined));
  });
}
