import { releaseName } from 'shared/contract';
import type { CurrentReleases, ReleaseDocument } from 'releases/serving';
import type { RenderPool, WarmUp } from './render-pool.ts';

/** New render workers when other releases serve: the code of those that no longer do goes with the old ones. */
export function recycleOnNewReleases(
  releases: CurrentReleases,
  pool: RenderPool,
  warmUp: (document: ReleaseDocument) => ReturnType<WarmUp>,
): void {
  let serving = servingOf(releases.document());
  releases.onChange((document) => {
    const next = servingOf(document);
    if (next !== serving) pool.recycle(() => warmUp(releases.document()));
    serving = next;
  });
}

/** The releases that anybody is served; a change of their shares alone is none. */
function servingOf({ microFrontends }: ReleaseDocument): string {
  return Object.entries(microFrontends)
    .flatMap(([section, releases]) =>
      releases
        .filter(({ deployment }) => deployment.traffic > 0)
        .map(({ metadata }) => releaseName(section, metadata.version)),
    )
    .sort()
    .join();
}
