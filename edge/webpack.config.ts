import { serverConfig } from 'tooling/webpack';

export default serverConfig(import.meta.dirname, {
  main: './src/main.ts',
  'render-worker': './src/documents/render-worker.ts',
  'release-tool': './src/release-tool/main.ts',
});
