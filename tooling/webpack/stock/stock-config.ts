import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { base } from '../base.ts';
import { PrivateSourceMapsPlugin } from '../plugins/private-source-maps-plugin.ts';
import type { Release } from '../release.ts';
import { STOCK_ENTRY, stockGlobal, StockManifestPlugin } from './stock-manifest-plugin.ts';

const require = createRequire(import.meta.url);

/**
 * A release's entry for hosts of Module Federation that are not the shell (decision 0092). It has the container of the browser
 * build inside, and is built after it. No page of the site loads it.
 */
export function stockConfig(packageDir: string, release: Release): Configuration {
  const { name, module: { rules = [] } = {}, plugins = [], ...config } = base('browser', packageDir, release);
  const folder = join(release.folder, 'browser');
  const container = join(folder, 'remoteEntry.js');
  return {
    ...config,
    name: `${release.section}-stock`,
    dependencies: name ? [name] : [],
    cache: false,
    entry: { stock: container },
    target: ['web', 'es2020'],
    module: { rules: [{ test: container, loader: require.resolve('./stock-entry-loader.cjs') }, ...rules] },
    output: {
      path: folder,
      publicPath: '',
      filename: STOCK_ENTRY,
      library: { type: 'var', name: stockGlobal(release) },
    },
    // The maps that stand there are the browser build's.
    plugins: [
      ...plugins.filter((plugin) => !(plugin instanceof PrivateSourceMapsPlugin)),
      new StockManifestPlugin(release),
    ],
  };
}
