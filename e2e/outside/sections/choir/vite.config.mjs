import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { exposes, name, shared, words } from './names.mjs';

const browser = {
  plugins: [react(), federation({ name, filename: 'remoteEntry.js', exposes, shared, manifest: true, dts: false })],
  build: { outDir: 'dist-vite/browser', target: 'es2022', rollupOptions: { input: 'src/pages/choir.jsx' } },
};

const server = {
  plugins: [react()],
  build: {
    outDir: 'dist-vite/server',
    rollupOptions: { input: 'src/server.jsx', output: { entryFileNames: 'render.mjs' } },
  },
  // One file, with all that it needs.
  ssr: { noExternal: true },
};

export default defineConfig(({ isSsrBuild }) => ({
  base: './',
  define: { WORDS: words },
  ...(isSsrBuild ? server : browser),
}));
