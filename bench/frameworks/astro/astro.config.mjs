import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { join } from 'node:path';

const own = (file) => join(import.meta.dirname, file);

/** Of what is built, a function from requests to responses; the bench serves it. */
const adapter = {
  name: 'bench',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'bench',
        serverEntrypoint: own('respond.mjs'),
        exports: ['respond'],
        supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
      }),
  },
};

/** The sections take a picture's import for its address, as most bundlers do; Astro for an object. */
const pictures = {
  name: 'pictures',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/\.(?:png|svg|webp)$/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && `${found.id}?url`;
  },
};

/** Few scripts for browsers: by itself Vite makes forty of them a page. */
const fewFiles = {
  name: 'few-files',
  outputOptions: (output) => (output.dir?.includes('server') ? null : { ...output, manualChunks: chunkOf }),
};

function chunkOf(id) {
  if (/\/node_modules\/(?:react|react-dom|scheduler|zustand)\//.test(id)) return 'libraries';
  return /\/shared\/src\/(?:router|shell-api|ui\/(?:container|hydrated|link))\/|\/astro\/src\/\w+\.jsx$/.test(id)
    ? 'common'
    : undefined;
}

export default defineConfig({
  output: 'server',
  outDir: '../dist/astro',
  adapter,
  integrations: [react()],
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  build: { inlineStylesheets: 'always' },
  vite: {
    plugins: [pictures, fewFiles],
    resolve: {
      alias: [{ find: /^react-router-dom$/, replacement: own('src/links.jsx') }],
      dedupe: ['react', 'react-dom'],
    },
    // The site's pictures are files of their own too.
    build: { assetsInlineLimit: 0 },
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
  },
});
