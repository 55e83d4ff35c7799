import { singleBundleConfig } from 'tooling/webpack';
import { ROOT_FILES } from '../root-files.ts';

export default singleBundleConfig(import.meta.dirname, {
  client: './client.tsx',
  server: '../client-rendered/render.ts',
  rootFiles: ROOT_FILES,
  styles: 'by-webpack',
});
