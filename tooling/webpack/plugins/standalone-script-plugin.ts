import { transform } from '@swc/core';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Compilation, Compiler } from 'webpack';

/**
 * Adds a script that imports nothing to the build, under its own name. It is in no bundle and no manifest: no byte of it reaches a
 * page that does not name it.
 */
export class StandaloneScriptPlugin {
  /** @param file TypeScript, whose imports are types */
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StandaloneScriptPlugin', (compilation) => {
      compilation.fileDependencies.add(this.file);
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'StandaloneScriptPlugin', stage }, () =>
        this.add(compilation, compiler.webpack.sources.RawSource),
      );
    });
  }

  private async add(compilation: Compilation, RawSource: Compiler['webpack']['sources']['RawSource']): Promise<void> {
    const { code } = await transform(await readFile(this.file, 'utf8'), {
      swcrc: false,
      jsc: { parser: { syntax: 'typescript' }, target: 'es2020' },
    });
    // All that is left of a module whose imports were types.
    const script = code.replace(/^export \{ ?\};$/m, '');
    compilation.emitAsset(basename(this.file).replace(/\.ts$/, '.js'), new RawSource(script));
  }
}
