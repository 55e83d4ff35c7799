import * as fs from 'node:fs';
import devMiddleware from 'webpack-dev-middleware';

/**
 * Builds, and goes on at each save.
 * @param {import('webpack').MultiCompiler} compiler
 */
export function startBuilds(compiler) {
  return devMiddleware(compiler, {
    index: false,
    // What is said in the terminal, and in the page.
    stats: { all: false, errors: true, warnings: true },
    // The shell's server build is run from disk.
    outputFileSystem: /** @type {import('webpack-dev-middleware').OutputFileSystem} */ (/** @type {unknown} */ (fs)),
    hot: {
      path: '/_/dev/changes',
      cors: false,
      client: { logging: 'warn', overlay: { warnings: false } },
    },
  });
}
