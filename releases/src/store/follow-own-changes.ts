import type { ReleaseChanges } from './change-releases.ts';
import type { CurrentReleases } from './current-releases.ts';

/** Changes that this edge serves by as soon as they are made: whoever asked for one sees it with the next answer. */
export function followOwnChanges(changes: ReleaseChanges, releases: CurrentReleases): ReleaseChanges {
  return {
    async change(change, apply) {
      const table = await changes.change(change, apply);
      await releases.refresh();
      return table;
    },
  };
}
