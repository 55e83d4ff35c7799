import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const remote = JSON.parse(readFileSync('remote.json', 'utf8'));
const version = process.env.RELEASE_VERSION ?? manifest.version;

/** Each page and each slot's filling is a module of its own. */
const modules = [
  ...remote.routes.map(({ page }) => `pages/${page}`),
  ...remote.slots.map(({ expose }) => `slots/${expose}`),
];

/** The site has these: the section brings no copy. */
const fromSite = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });

const browser = {
  plugins: [
    react(),
    federation({
      // Two releases may be in one page, so each has a name of its own.
      name: `${remote.name}_${version}`.replace(/\W/g, '_'),
      filename: 'remoteEntry.js',
      exposes: Object.fromEntries(modules.map((name) => [`./${name}`, `./src/${name}.tsx`])),
      shared: {
        react: fromSite('^19.3.0'),
        'react-dom': fromSite('^19.3.0'),
        'react/jsx-runtime': fromSite('^19.3.0'),
        'section-kit/router': fromSite('^1.6.0'),
        'section-kit/shell-api': fromSite('^1.6.0'),
      },
      manifest: true,
      dts: false,
      // Seconds after which a syntax error is told.
      moduleParseIdleTimeout: 1,
    }),
  ],
  build: { outDir: 'dist/browser', target: 'es2022', rollupOptions: { input: `src/${modules[0]}.tsx` } },
};

const server = {
  plugins: [react()],
  build: {
    outDir: 'dist/server',
    // The place of a mistake, while it is written.
    sourcemap: version.endsWith('-dev') && 'inline',
    rollupOptions: { input: 'src/server.tsx', output: { entryFileNames: 'render.mjs' } },
  },
  // One file, with all that it needs.
  ssr: { noExternal: true },
};

export default defineConfig(({ isSsrBuild }) => ({
  base: './',
  logLevel: 'warn',
  ...(isSsrBuild ? server : browser),
}));
