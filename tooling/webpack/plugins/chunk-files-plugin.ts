import type { Compilation, Compiler } from 'webpack';

/** File names by chunk group. They replace {@link ChunkFilesPlugin.MARK}. */
type ChunkFiles = Record<string, { readonly js: string[]; readonly css: string[] }>;

/**
 * Lists the files of each lazy part, so that the server can preload them: in `chunk-files.json` beside the build, and in
 * scripts in place of `'__CHUNK_FILES__'`.
 */
export class ChunkFilesPlugin {
  static readonly MARK = /(["'`])__CHUNK_FILES__\1/g;

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    // Before content hashes and compression.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    compiler.hooks.thisCompilation.tap('ChunkFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ChunkFilesPlugin', stage }, () => {
        const json = JSON.stringify(filesOfChunks(compilation));
        for (const chunk of compilation.entrypoints.get('shell')?.getFiles() ?? [])
          compilation.updateAsset(chunk, (source) => {
            const text = source.source().toString();
            return new sources.RawSource(text.replace(ChunkFilesPlugin.MARK, () => JSON.stringify(json)));
          });
        compilation.emitAsset('chunk-files.json', new sources.RawSource(json));
      });
    });
  }
}

function filesOfChunks({ namedChunkGroups, entrypoints }: Compilation): ChunkFiles {
  const lazy = [...namedChunkGroups].filter(([name]) => !entrypoints.has(name));
  return Object.fromEntries(
    lazy.map(([name, group]) => {
      const ending = (extension: string) => group.getFiles().filter((file) => file.endsWith(extension));
      return [name, { js: ending('.js'), css: ending('.css') }];
    }),
  );
}
