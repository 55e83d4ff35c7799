import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { base, nameOf } from './base.ts';
import type { Offer } from './offer.ts';
import { OwnSourcesPlugin } from './plugins/own-sources-plugin.ts';
import { RootFilesPlugin } from './plugins/root-files-plugin.ts';
import { ShellManifestPlugin } from './plugins/shell-manifest-plugin.ts';
import { StandaloneScriptPlugin } from './plugins/standalone-script-plugin.ts';
import { releaseOf } from './release.ts';
import { withReactRenderer } from './with-react-renderer.ts';

const SHARED_REFRESH = join(import.meta.dirname, 'hot', 'share-refresh-runtime.ts');

/** The browser and the server build of the shell. Both are plain applications that load containers at run time. */
export function hostConfig(packageDir: string, offer: Offer): Configuration[] {
  const release = releaseOf(packageDir);
  const browser = base('browser', packageDir, release);
  const server = withReactRenderer(base('server', packageDir, release));
  return [
    {
      ...browser,
      entry: { shell: [...(release.development ? [SHARED_REFRESH] : []), './src/client.ts'] },
      target: ['web', 'es2020'],
      output: { ...browser.output, filename: nameOf('js', release), chunkFilename: nameOf('js', release) },
      // Documents name the app's files. One file has nothing that comes after another.
      optimization: {
        ...browser.optimization,
        splitChunks: { chunks: ({ name }) => name !== 'app' && name !== 'shell' },
      },
      plugins: [
        new OwnSourcesPlugin(packageDir),
        new RootFilesPlugin(join(packageDir, 'src', 'root')),
        new StandaloneScriptPlugin(join(packageDir, 'src', 'devtools.ts')),
        ...(browser.plugins ?? []),
        new ShellManifestPlugin(release, offer),
      ],
    },
    {
      ...server,
      entry: { server: './src/server.tsx' },
      target: 'node20',
      output: { ...server.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
      plugins: [new OwnSourcesPlugin(packageDir), ...(server.plugins ?? [])],
      optimization: { ...server.optimization, splitChunks: false },
    },
  ];
}
