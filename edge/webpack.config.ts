import { serverConfig } from 'tooling/webpack';

export default serverConfig(import.meta.dirname, {
  main: './src/main.ts',
  'render-worker': './src/rendering/worker/render-worker.ts',
  'release-tool': 'releases/tool/main',
  'move-releases': 'releases/move',
  'draw-share-picture': 'share-pictures/program',
});
