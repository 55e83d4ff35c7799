import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import type { Release } from '../release.ts';

/** The file beside `remoteEntry.js` that hosts load. */
export const STOCK_ENTRY = 'stockEntry.js';

/** The global of a release's stock entry. */
export function stockGlobal({ globalName }: Release): string {
  return `${globalName}_stock`;
}

/** Names the stock entry in the release's `mf-manifest.json`, which only hosts read. Its files are where the manifest is. */
export class StockManifestPlugin {
  constructor(private readonly release: Release) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('StockManifestPlugin', () => this.write(compiler.outputPath));
  }

  private async write(folder: string): Promise<void> {
    const file = join(folder, 'mf-manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { metaData: object };
    const metaData = {
      ...manifest.metaData,
      remoteEntry: { name: STOCK_ENTRY, path: '', type: 'global' },
      globalName: stockGlobal(this.release),
      publicPath: 'auto',
    };
    await writeFile(file, JSON.stringify({ ...manifest, metaData }));
  }
}
