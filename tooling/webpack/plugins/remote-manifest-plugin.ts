import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import type { Release } from '../release.ts';
import type { RemoteDefinition } from '../remote-definition.ts';
import { sharedLibraries } from '../shared-libraries.ts';

/** The part of `mf-manifest.json` that is read here. */
interface FederationManifest {
  readonly exposes: readonly {
    readonly path: string;
    readonly assets: Record<'js' | 'css', { readonly sync: readonly string[]; readonly async: readonly string[] }>;
  }[];
}

/**
 * Writes the release's `remote.json` beside its builds: the section's registration, and facts of the build
 * (version, entry, global, the files of each exposed module, the shared libraries it expects).
 */
export class RemoteManifestPlugin {
  constructor(
    private readonly definition: RemoteDefinition,
    private readonly release: Release,
    private readonly elements: string | undefined,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('RemoteManifestPlugin', () => this.write(compiler.outputPath));
  }

  private async write(outputPath: string): Promise<void> {
    const manifest = JSON.parse(await readFile(join(outputPath, 'mf-manifest.json'), 'utf8')) as FederationManifest;
    const remote = {
      ...this.definition,
      version: this.release.version,
      source: this.release.source,
      entry: 'remoteEntry.js',
      elements: this.elements,
      globalName: this.release.globalName,
      requires: Object.fromEntries(Object.entries(sharedLibraries).map(([name, lib]) => [name, lib.requiredVersion])),
      exposes: Object.fromEntries(
        manifest.exposes.map(({ path, assets }) => [
          path.replace(/^\.\//, ''),
          // Asynchronous styles too, because pages load stylesheets from this list only.
          { js: assets.js.sync, css: [...assets.css.sync, ...assets.css.async] },
        ]),
      ),
    };
    await writeFile(join(outputPath, '..', 'remote.json'), `${JSON.stringify(remote, null, 2)}\n`);
  }
}
