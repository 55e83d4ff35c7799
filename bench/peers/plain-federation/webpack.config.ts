import { CONTRACT_VERSION } from 'shared/contract';
import { singleBundleConfig } from 'tooling/webpack';
import { LIBRARY_VERSIONS } from '../../../shell/src/federation/library-versions.ts';

export default singleBundleConfig(import.meta.dirname, {
  client: './client.tsx',
  server: '../client-rendered/render.ts',
  styles: 'by-webpack',
  offer: { contract: CONTRACT_VERSION, provides: LIBRARY_VERSIONS },
});
