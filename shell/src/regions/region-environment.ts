import type { Remote, SectionFailure } from 'shared/contract';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { SectionModules } from '../federation/section-modules.ts';
import type { PageReleases } from '../releases/page-releases.ts';
import type { ClickReplay } from './click-replay.ts';
import type { DeferredRegions } from './deferred-regions.ts';
import type { RegionReport } from './region-report.ts';
import type { StaticElements } from '../static/static-content.tsx';

/** What regions need from the server or the browser that renders them. */
export interface RegionEnvironment {
  readonly modules: SectionModules;
  /** Stylesheet and preload tags of an exposed module's files. @param deferred its code loads later */
  readonly files: (remote: Remote, expose: string, deferred: boolean) => ReactNode;
  readonly releases: PageReleases;
  readonly report: RegionReport;
  /** In the browser only: loads the rest of the route table, if possible. */
  readonly loadTable?: () => Promise<void>;
  /** In the browser only, for a document that the server rendered. */
  readonly deferred?: DeferredRegions;
  /** In the browser only. */
  readonly clicks?: ClickReplay;
  /** In the browser only, for a document whose page is static. */
  readonly staticElements?: StaticElements;
}

export const RegionEnvironmentContext = createContext<RegionEnvironment | null>(null);

export function useRegionEnvironment(): RegionEnvironment {
  const environment = useContext(RegionEnvironmentContext);
  if (!environment)
    throw new Error(
      'A region needs a RegionEnvironmentContext around it (see browser/start-app.tsx and server/render-attempt.tsx).',
    );
  return environment;
}

/** Why the latest attempt to load a region's code failed; undefined while it loads and when it is loaded. */
export function useModuleFailure(remote: Remote, expose: string): SectionFailure | undefined {
  const { modules } = useRegionEnvironment();
  return useSyncExternalStore(
    modules.subscribe,
    () => modules.failure(remote, expose),
    () => undefined,
  );
}
