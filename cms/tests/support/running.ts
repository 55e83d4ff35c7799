import type { RunningCms } from './start-cms';

declare global {
  // `var` is what TypeScript knows for a global.
  var cmsOfThisRun: RunningCms | undefined;
}

/** The CMS of this test run. Kept outside the modules, because Jest loads setup and teardown apart. */
export const running = {
  get cms() {
    return globalThis.cmsOfThisRun;
  },
  set cms(cms: RunningCms | undefined) {
    globalThis.cmsOfThisRun = cms;
  },
};
