import * as runtime from 'react-refresh/runtime';

declare global {
  var soteriaRefreshRuntime: typeof runtime;
}

/**
 * The only runtime of fast refresh, which the shell loads before React. With several, the last refresh would discard the
 * new code of other bundles.
 */
globalThis.soteriaRefreshRuntime = runtime;
