import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler, Compilation } from 'webpack';
import type { Offer } from './offer.ts';
import type { Release } from './release.ts';

/** Writes the shell's `remote.json`: a release like the others, with the files that every document starts with. */
export class ShellManifestPlugin {
  constructor(
    private readonly release: Release,
    private readonly offer: Offer,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('ShellManifestPlugin', (compilation) =>
      this.write(compiler.outputPath, compilation),
    );
  }

  private async write(outputPath: string, compilation: Compilation): Promise<void> {
    const files = compilation.entrypoints.get('shell')?.getFiles() ?? [];
    const named = (name: RegExp) => Object.keys(compilation.assets).filter((file) => name.test(file));
    const remote = {
      name: this.release.section,
      version: this.release.version,
      source: this.release.source,
      js: files.filter((file) => file.endsWith('.js')),
      css: files.filter((file) => file.endsWith('.css')),
      // The latin faces that every first paint needs; other weights and alphabets load when a text asks for them.
      fonts: named(/-latin-wght-normal-(560|400-650)\.[0-9a-f]+\.woff2$/),
      contract: this.offer.contract,
      provides: this.offer.provides,
    };
    await writeFile(join(outputPath, '..', 'remote.json'), `${JSON.stringify(remote, null, 2)}\n`);
  }
}
