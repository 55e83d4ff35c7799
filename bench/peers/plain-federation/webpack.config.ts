import { CONTRACT_VERSION } from 'shared/contract';
import { singleBundleConfig } from 'tooling/webpack';
import { LIBRARY_VERSIONS } from '../../../shell/src/federation/library-versions.ts';
import { ROOT_FILES } from '../root-files.ts';

export default singleBundleConfig(import.meta.dirname, {
  client: './client.tsx',
  server: '../client-rendered/render.ts',
  rootFiles: ROOT_FILES,
  styles: 'by-webpack',
  offer: { contract: CONTRACT_VERSION, provides: LIBRARY_VERSIONS },
});
