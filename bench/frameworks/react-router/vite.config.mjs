import { reactRouter } from '@react-router/dev/vite';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vite';

/** One copy of each, for browsers and on the server. */
const ONCE = ['react', 'react-dom', 'react-router', 'react-router-dom'];

/** The exports of react-router lead to its development build only. */
const PRODUCTION = join(dirname(createRequire(import.meta.url).resolve('react-router')), '..', 'production');
const production = [
  { find: /^react-router$/, replacement: join(PRODUCTION, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(PRODUCTION, 'dom-export.mjs') },
];

/** Few files: the framework's libraries, and what many pages share. By itself Vite makes fifty of them a page. */
const groups = [
  { name: 'libraries', test: /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler)[\\/]/ },
  { name: 'common', minShareCount: 5 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  resolve: {
    alias: [
      { find: /^(?:section-kit|shared)\/router$/, replacement: join(import.meta.dirname, 'app', 'links.jsx') },
      ...(isSsrBuild ? [] : production),
    ],
    dedupe: ONCE,
  },
  build: {
    // The site's pictures are files of their own too.
    assetsInlineLimit: 0,
    // One stylesheet: those of single pages are small, and many.
    cssCodeSplit: false,
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
  ssr: { noExternal: true, external: [...ONCE, '@react-router/node', 'isbot'] },
}));
