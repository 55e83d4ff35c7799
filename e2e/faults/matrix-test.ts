import type { BrowserContext } from '@playwright/test';
import { test as base } from '../support/outage-test.ts';
import { startOwnCms } from '../support/programs/own-cms.ts';
import type { OwnProgram } from '../support/programs/own-program.ts';
import { site } from '../support/site.ts';
import type { FaultCase } from './cases/fault-case.ts';
import type { Stage } from './stage.ts';

interface MatrixFixtures {
  /** Everything that a fault can break, for one row. */
  readonly setTheStage: (fault: FaultCase) => Promise<Stage>;
}

/** What cannot be pressed or read within this time cannot be at all; a document may take longer (10 s of latency). */
const ACTION_MS = 15_000;

/** One CMS for all rows: it takes its time to start. */
export const test = base.extend<MatrixFixtures, { readonly cms: OwnProgram }>({
  cms: [
    async ({}, use) => {
      const cms = await startOwnCms();
      await use(cms);
      await cms.stop('SIGKILL');
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  setTheStage: async ({ browser, cms, own }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ dataDir, settings, clocks }) => {
      const cmsProxy = await own.proxy(site.cmsUrl);
      const edge = await own.edge({
        contentApiUrl: cmsProxy.url,
        // Visitors have addresses of their own: nobody uses up the forms a minute of another.
        settings: { TRUST_PROXY: 'true', ...settings },
        ...(dataDir ? { dataDir: await dataDir(own) } : {}),
      });
      const front = await own.proxy(edge.url);
      return {
        cms,
        cmsProxy,
        edge,
        front,
        pages: () => contexts.flatMap((context) => context.pages()),
        async newContext() {
          const visitor = contexts.length + 1;
          const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': `10.9.8.${visitor}` } });
          context.setDefaultTimeout(ACTION_MS);
          if (clocks) await context.clock.install();
          contexts.push(context);
          return context;
        },
      };
    });
    for (const context of contexts) await context.close();
  },
});
