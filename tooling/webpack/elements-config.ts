import type { Configuration, FileCacheOptions } from 'webpack';
import { base, nameOf } from './base.ts';
import { OwnSourcesPlugin } from './plugins/own-sources-plugin.ts';
import { PrivateSourceMapsPlugin } from './plugins/private-source-maps-plugin.ts';
import type { Release } from './release.ts';

export const ELEMENTS_FILE = 'elements.js';

/**
 * The script of a section's custom elements (`src/elements.ts` or `.js`), beside its container: without React and the federation's runtime. For
 * documents that wait for their visitor.
 * @param packageDir absolute
 */
export function elementsConfig(packageDir: string, release: Release): Configuration {
  const { plugins = [], ...config } = base('browser', packageDir, release);
  const name = `${release.section}-elements`;
  return {
    ...config,
    name,
    // The browser build empties the folder of both.
    dependencies: [`${release.section}-browser`],
    cache: { ...(config.cache as FileCacheOptions), name },
    entry: { elements: './src/elements' },
    target: ['web', 'es2020'],
    output: {
      ...config.output,
      uniqueName: `${release.globalName}_elements`,
      filename: ELEMENTS_FILE,
      chunkFilename: nameOf('js', release),
      clean: false,
    },
    plugins: [
      new OwnSourcesPlugin(packageDir),
      ...plugins.filter((plugin) => !(plugin instanceof PrivateSourceMapsPlugin)),
    ],
  };
}
