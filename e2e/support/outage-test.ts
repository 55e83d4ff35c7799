import { test as base } from '@playwright/test';
import { type FaultyProxy, startProxy } from './network/faulty-proxy.ts';
import { type EdgeOptions, type OwnEdge, startOwnEdge } from './programs/own-edge.ts';
import { copiedReleases, type OwnStore, releasesOnSmallDisk, sharedReleases } from './programs/release-store.ts';
import { site } from './site.ts';

/** What a test may start for itself; all of it ends with the test. */
export interface Own {
  proxy(target: string): Promise<FaultyProxy>;
  /** Without options: the site's releases and its CMS. */
  edge(options?: Partial<EdgeOptions>): Promise<OwnEdge>;
  /** A copy of the site's releases, or of another data folder's. */
  releases(from?: string): Promise<OwnStore>;
  /** A data folder with the site's releases, on a disk that is easily full. */
  smallDisk(): Promise<OwnStore>;
  /** Whatever else is to end with the test. */
  keep<Thing>(thing: Thing, end: (thing: Thing) => Promise<void>): Thing;
}

/** A test of an outage: what it breaks is its own, and the site under test stays whole. */
export const test = base.extend<{ readonly own: Own }>({
  own: async ({}, use) => {
    const endings: (() => Promise<void>)[] = [];
    const endWithTest = <Thing>(thing: Thing, end: () => Promise<void>): Thing => {
      endings.unshift(end);
      return thing;
    };
    const shared = async () => {
      const store = await sharedReleases();
      return endWithTest(store, store.remove).dataDir;
    };
    await use({
      async proxy(target) {
        const proxy = await startProxy(target);
        return endWithTest(proxy, proxy.down);
      },
      async edge({ contentApiUrl = site.cmsUrl, dataDir, ...rest } = {}) {
        const edge = await startOwnEdge({ contentApiUrl, dataDir: dataDir ?? (await shared()), ...rest });
        return endWithTest(edge, () => edge.stop('SIGKILL'));
      },
      keep: (thing, end) => endWithTest(thing, () => end(thing)),
      async releases(from) {
        const store = await copiedReleases(from);
        return endWithTest(store, store.remove);
      },
      async smallDisk() {
        const store = await releasesOnSmallDisk();
        return endWithTest(store, store.remove);
      },
    });
    for (const end of endings) await end();
  },
});
