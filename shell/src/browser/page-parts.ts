import type { DocumentState } from '../document/document-state.ts';
import { browserContainer, refetchFiles } from '../federation/browser-containers.ts';
import { createFederation } from '../federation/federation.ts';
import { createSectionModules, type SectionModules } from '../federation/section-modules.ts';
import { createDeferredRegions, type DeferredRegions } from '../regions/deferred-regions.ts';
import { logFailures, type RegionReport, reportOnce } from '../regions/region-report.ts';
import { createStaticElements, type StaticElements } from '../static/static-content.tsx';
import { createPageReleases, type PageReleases, type PageReleasesOptions } from '../releases/page-releases.ts';
import { createRestOfTable, type RestOfTable } from '../releases/rest-of-table.ts';
import { deferredRegionsIn } from '../routing/loader-data.ts';
import { reportFailures } from '../vitals/report-failures.ts';
import { preloadingFederation } from './preloading-federation.ts';

/** What router, regions and background work of a page share. */
export interface PageParts {
  readonly modules: SectionModules;
  readonly releases: PageReleases;
  readonly table: RestOfTable;
  readonly deferred: DeferredRegions;
  readonly staticElements: StaticElements;
  readonly report: RegionReport;
}

export function createPageParts(state: DocumentState): PageParts {
  const releases = createPageReleases(releasesIn(state));
  return {
    modules: createSectionModules(preloadingFederation(createFederation(browserContainer)), refetchFiles),
    releases,
    table: createRestOfTable(releases),
    deferred: createDeferredRegions(deferredRegionsIn(state.loaderData)),
    staticElements: createStaticElements(),
    report: createReport(state),
  };
}

function releasesIn({ lock, stableLock, ...served }: DocumentState): PageReleasesOptions {
  if (!stableLock) return served;
  const { shell: _, ...sections } = lock;
  return { ...served, table: { lock: sections, stable: stableLock } };
}

/** Failures are logged, and the edge is told of them. */
function createReport(state: DocumentState): RegionReport {
  const log = logFailures({ preview: state.preview !== undefined });
  const tell = reportFailures(state);
  return reportOnce((failure, error) => {
    log(failure, error);
    // A timeout may be the network's fault, so the edge does not hear of it.
    if (!failure.late) tell(failure);
  });
}
