import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import { base } from './base.ts';
import { releaseOf } from './release.ts';
import { ShellManifestPlugin } from './shell-manifest-plugin.ts';

/**
 * The bench's peer: everything in one application, built by the same preset and published as a release of the shell, so
 * that the same edge serves it with the same compression.
 */
export function singleBundleConfig(packageDir: string): Configuration {
  const release = releaseOf(packageDir);
  const config = base('browser', packageDir, release);
  // Here webpack brings the stylesheets of a chunk, as such an application does.
  const styles = new MiniCssExtractPlugin({
    filename: '[name].[contenthash:8].css',
  }) as unknown as WebpackPluginInstance;
  const [, ...plugins] = config.plugins ?? [];
  return {
    ...config,
    entry: { shell: './client.tsx' },
    target: ['web', 'es2020'],
    output: { ...config.output, filename: '[name].[contenthash:8].js', chunkFilename: '[name].[contenthash:8].js' },
    plugins: [
      styles,
      ...plugins,
      // It has no sections, so it offers them nothing.
      new ShellManifestPlugin(release, { contract: '0.0.0', provides: {} }),
      { apply: (compiler: Compiler) => copyServer(compiler, packageDir) },
    ],
  };
}

function copyServer(compiler: Compiler, packageDir: string): void {
  compiler.hooks.afterEmit.tap('CopyServer', () => {
    const folder = join(compiler.outputPath, '..', 'server');
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(packageDir, 'server.cjs'), join(folder, 'server.cjs'));
  });
}
