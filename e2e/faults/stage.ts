import type { BrowserContext, Page } from '@playwright/test';
import type { FaultyProxy } from '../support/network/faulty-proxy.ts';
import type { OwnEdge } from '../support/programs/own-edge.ts';
import type { OwnProgram } from '../support/programs/own-program.ts';

/** The whole system, of which one part is broken: browsers, way, edge, way, CMS. */
export interface Stage {
  readonly cms: OwnProgram;
  /** Between the edge and the CMS. */
  readonly cmsProxy: FaultyProxy;
  readonly edge: OwnEdge;
  /** Between the browsers and the edge: the site's address. */
  readonly front: FaultyProxy;
  /** Each visitor has one. */
  newContext(): Promise<BrowserContext>;
  /** Of all visitors. */
  pages(): readonly Page[];
}
