import { releaseName } from 'shared/contract';
import { type CurrentReleases, isServed, type ReleaseTable } from 'releases/serving';
import type { RenderPool, WarmUp } from './render-pool.ts';

/** New render workers when other releases serve: the code of those that no longer do goes with the old ones. */
export function recycleOnNewReleases(
  releases: CurrentReleases,
  pool: RenderPool,
  warmUp: (table: ReleaseTable) => ReturnType<WarmUp>,
): void {
  let serving = servingOf(releases.table());
  releases.onChange((table) => {
    const next = servingOf(table);
    if (next !== serving) pool.recycle(() => warmUp(releases.table()));
    serving = next;
  });
}

/** The releases that anybody is served; a change of their shares alone is none. */
function servingOf({ sections }: ReleaseTable): string {
  return Object.entries(sections)
    .flatMap(([section, releases]) => releases.filter(isServed).map(({ version }) => releaseName(section, version)))
    .sort()
    .join();
}
