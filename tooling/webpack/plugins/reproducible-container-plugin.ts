import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** What the federation plugin adds to a container. The number is a hash of a text with the workspace's path. */
const RUNTIME_ENTRY = /[/\\]\.federation[/\\]entry\.[0-9a-f]{32}\.js$/;
const SAME_EVERYWHERE = 'entry.js';
/** The federation plugin's own statistics. Its lists have another order in each build, and nothing reads them. */
const STATISTICS = 'mf-stats.json';

/**
 * Makes a container the same in whatever folder it is built. webpack numbers modules by their names, and names of the federation
 * plugin's own modules depend on the workspace's path.
 */
export class ReproducibleContainerPlugin {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(RUNTIME_ENTRY, renameRuntimeEntry).apply(compiler);
    compiler.hooks.compilation.tap('ReproducibleContainerPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ReproducibleContainerPlugin', (modules) => {
        for (const module of modules) {
          if (module.identifier().startsWith('container entry '))
            compilation.chunkGraph.setModuleId(module, 'container');
        }
      });
      compilation.hooks.processAssets.tap(
        { name: 'ReproducibleContainerPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => compilation.deleteAsset(STATISTICS),
      );
    });
  }
}

function renameRuntimeEntry(resolved: { request: string }): void {
  const renamed = join(dirname(resolved.request), SAME_EVERYWHERE);
  const source = readFileSync(resolved.request, 'utf8');
  // Webpack watches the file: to write it in each build would be a reason for the next build.
  if (!existsSync(renamed) || readFileSync(renamed, 'utf8') !== source) writeFileSync(renamed, source);
  resolved.request = renamed;
}
