import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler, Compilation } from 'webpack';
import type { Offer } from '../offer.ts';
import type { Release } from '../release.ts';

/** The fonts of every first screen, body text first. Others load when a text needs them. */
const FIRST_FONTS = ['source-sans-3-latin-wght-normal-400-650', 'fraunces-latin-wght-normal-560'];

/** Writes the shell's `remote.json`, with the files that every document loads. */
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
    const app = compilation.namedChunkGroups.get('app')?.getFiles() ?? [];
    const remote = {
      name: this.release.section,
      version: this.release.version,
      source: this.release.source,
      js: files.filter((file) => file.endsWith('.js')),
      app: app.filter((file) => file.endsWith('.js')),
      css: [...files, ...app].filter((file) => file.endsWith('.css')),
      fonts: FIRST_FONTS.map((font) => fileOf(font, Object.keys(compilation.assets))),
      contract: this.offer.contract,
      provides: this.offer.provides,
    };
    await writeFile(join(outputPath, '..', 'remote.json'), `${JSON.stringify(remote, null, 2)}\n`);
  }
}

function fileOf(font: string, files: readonly string[]): string {
  const found = files.find((file) => file.startsWith(`files/${font}.`));
  if (found !== undefined) return found;
  throw new Error(
    `No font is named ${font}, which every document is to ask for early. ` +
      'Name in FIRST_FONTS (tooling/webpack/shell-manifest-plugin.ts) the faces that fonts.css has.',
  );
}
