import { builtinModules } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { releaseOf } from './release.ts';
import { rules } from './rules.ts';

/** A Node program: its own TypeScript and the workspace's `shared` in one file each; packages stay in node_modules. */
export function serverConfig(packageDir: string, entry: Record<string, string>): Configuration {
  return {
    name: 'edge',
    context: packageDir,
    mode: 'production',
    devtool: 'source-map',
    target: 'node20',
    entry,
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: [({ request }, done) => done(undefined, isPackage(request) ? request : undefined)],
    resolve: { extensions: ['.ts', '.js'] },
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

function isPackage(request: string | undefined): boolean {
  if (request === undefined || /^([./]|shared\/)/.test(request)) return false;
  return builtinModules.includes(request) || /^(node:)?[@a-z]/.test(request);
}
