import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';

/** Copies the files of a folder into the build, because browsers request them at the site's root. */
export class RootFilesPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RootFilesPlugin', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'RootFilesPlugin', stage }, () =>
        this.add(compilation, compiler.webpack.sources.RawSource),
      );
    });
  }

  private async add(compilation: Compilation, RawSource: Compiler['webpack']['sources']['RawSource']): Promise<void> {
    for (const name of await readdir(this.folder))
      compilation.emitAsset(name, new RawSource(await readFile(join(this.folder, name))));
  }
}
