import * as fs from 'node:fs';
import devMiddleware from 'webpack-dev-middleware';

/**
 * Builds now, and again at each save.
 * @param {import('webpack').MultiCompiler} compiler
 */
export function startBuilds(compiler) {
  return devMiddleware(compiler, {
    index: false,
    // Printed in the terminal, and shown in the page.
    stats: { all: false, errors: true, warnings: true },
    // Node runs the shell's server build from disk.
    outputFileSystem: /** @type {import('webpack-dev-middleware').OutputFileSystem} */ (/** @type {unknown} */ (fs)),
    hot: {
      path: '/_/dev/changes',
      cors: false,
      client: { logging: 'warn', overlay: { warnings: false } },
    },
  });
}
