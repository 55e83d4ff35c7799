import { singleBundleConfig } from 'tooling/webpack';

export default singleBundleConfig(import.meta.dirname, {
  client: './client.tsx',
  server: '../client-rendered/render.ts',
  styles: 'by-webpack',
});
