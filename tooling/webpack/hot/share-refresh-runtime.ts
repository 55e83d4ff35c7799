import * as runtime from 'react-refresh/runtime';

declare global {
  var soteriaRefreshRuntime: typeof runtime;
}

/**
 * In the shell, before React: the one runtime of fast refresh. With one for each bundle, the bundle that refreshed last
 * would make React forget the new code of the others.
 */
globalThis.soteriaRefreshRuntime = runtime;
