import * as fs from 'node:fs';
import devMiddleware from 'webpack-dev-middleware';
import { tellProblems } from './tell-problems.mjs';

/**
 * Builds, and goes on at each save.
 * @param {import('webpack').MultiCompiler} compiler
 */
export function startBuilds(compiler) {
  tellProblems(compiler);
  return devMiddleware(compiler, {
    index: false,
    stats: 'none',
    // The shell's server build is run from disk.
    outputFileSystem: /** @type {import('webpack-dev-middleware').OutputFileSystem} */ (/** @type {unknown} */ (fs)),
    hot: {
      path: '/_/dev/changes',
      cors: false,
      client: { logging: 'warn', overlay: { warnings: false } },
    },
  });
}
