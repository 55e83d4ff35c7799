import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { releaseOf } from './release.ts';
import { rules } from './rules/rules.ts';

/** Packages with native code or files of their own, and undici, which fails in a bundle. */
const LEFT_IN_PLACE = [
  'better-sqlite3',
  'sharp',
  'piscina',
  '@fastify/reply-from',
  'undici',
  'harfbuzzjs',
  'fontverter',
];

/** A Node program, one file per entry with its packages: reading hundreds of files takes half of a start. */
export function serverConfig(packageDir: string, entry: Record<string, string>): Configuration {
  return {
    name: 'edge',
    context: packageDir,
    mode: 'production',
    devtool: 'source-map',
    target: 'node20',
    entry,
    experiments: { outputModule: true },
    externalsPresets: { node: true },
    externals: LEFT_IN_PLACE,
    // Postgres's driver has a native one beside it, which nobody installs.
    resolve: { extensions: ['.ts', '.js'], alias: { 'pg-native': false } },
    resolveLoader: { modules: [join(import.meta.dirname, '..', 'node_modules')] },
    module: {
      rules: rules('server', releaseOf(packageDir)),
      parser: { javascript: { createRequire: false, importMeta: false } },
    },
    output: {
      path: join(packageDir, 'dist'),
      filename: '[name].mjs',
      library: { type: 'module' },
      chunkFormat: 'module',
      clean: true,
    },
    optimization: { minimize: false, splitChunks: false },
    performance: false,
    stats: 'errors-warnings',
  };
}
