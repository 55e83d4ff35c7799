import type { Remote } from 'shared/contract';
import { createContext, type ReactNode, useContext } from 'react';
import type { SectionModules } from '../federation/section-modules.ts';
import type { PageReleases } from '../releases/page-releases.ts';
import type { KeptClicks } from './kept-clicks.ts';
import type { LateRegions } from './late-regions.ts';
import type { RegionReport } from './region-report.ts';

/** What regions need from the side they are drawn on. */
export interface RegionEnvironment {
  readonly modules: SectionModules;
  /** The stylesheet and preload tags of an exposed module's files. @param late its code is not needed at first */
  readonly files: (remote: Remote, expose: string, late: boolean) => ReactNode;
  readonly releases: PageReleases;
  /** Told of each failure once, for logs and reports. */
  readonly report: RegionReport;
  /** In the browser, where it took over a server's document: the regions whose code waits. */
  readonly late?: LateRegions;
  /** In the browser: what was pressed before its region was alive. */
  readonly clicks?: KeptClicks;
}

export const RegionEnvironmentContext = createContext<RegionEnvironment | null>(null);

export function useRegionEnvironment(): RegionEnvironment {
  const environment = useContext(RegionEnvironmentContext);
  if (!environment)
    throw new Error(
      'A region needs a RegionEnvironmentContext around it (see browser/start-app.tsx and server/draw-document.tsx).',
    );
  return environment;
}
