import { builtinModules } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';

const REPLACED = 'async_hooks';
const REQUEST_STORAGE = join(import.meta.dirname, 'request-storage.ts');

/**
 * For a server build that has React's renderer in it. Node 20's request storage makes every promise and message of its thread slower,
 * from its first use on, so the renderer gets one of its own (decision 0089).
 */
export function withReactRenderer({ resolve, ...config }: Configuration): Configuration {
  return {
    ...config,
    // The preset has no way to leave one of Node's modules out.
    externalsPresets: { node: false },
    externals: [/^node:/, ...builtinModules.filter((name) => name !== REPLACED)],
    resolve: { ...resolve, alias: { ...resolve?.alias, [`${REPLACED}$`]: REQUEST_STORAGE } },
  };
}
