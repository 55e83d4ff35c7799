import { rm } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { Release } from '../release.ts';
import type { Target } from '../rules/rules.ts';

interface ModuleNames {
  readonly absoluteResourcePath: string;
}

/**
 * Writes source maps into the release's folder `maps`, of which nothing is served. They hold names and places of the
 * sources, not the sources. No script refers to one.
 */
export class PrivateSourceMapsPlugin {
  constructor(
    private readonly target: Target,
    private readonly packageDir: string,
    private readonly release: Release,
  ) {}

  apply(compiler: Compiler): void {
    // webpack cleans its own folder only.
    const folder = join(this.release.folder, 'maps', this.target);
    compiler.hooks.emit.tapPromise('PrivateSourceMapsPlugin', () => rm(folder, { recursive: true, force: true }));
    new webpack.SourceMapDevToolPlugin({
      test: /\.c?js$/,
      filename: `../maps/${this.target}/[file].map`,
      append: false,
      noSources: true,
      // Server code is not minified: its lines are enough.
      columns: this.target === 'browser',
      moduleFilenameTemplate: this.nameOf,
      // webpack's own has a hash of the workspace's path.
      fallbackModuleFilenameTemplate: this.nameOf,
    }).apply(compiler);
  }

  /** A source's path in the workspace, the same on every machine. */
  private readonly nameOf = ({ absoluteResourcePath: path }: ModuleNames): string => {
    // webpack names some packages' modules `javascript/<path of this machine>`.
    if (!isAbsolute(path)) return path.slice(Math.max(path.lastIndexOf('node_modules'), 0));
    const parts = relative(dirname(this.packageDir), path).split(sep);
    if (parts[0] !== '..') return parts.join('/');
    return parts.slice(Math.max(parts.lastIndexOf('node_modules'), -1)).join('/');
  };
}
