import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  build: { target: 'esnext' },
  define: { SITE: JSON.stringify(process.env.SITE) },
  plugins: [
    react(),
    federation({
      name: 'village',
      dts: false,
      remotes: { events: { name: 'events', entry: `${process.env.SITE}/_/federation/events/mf-manifest.json` } },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
    }),
  ],
});
