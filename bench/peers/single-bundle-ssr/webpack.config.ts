import { join } from 'node:path';
import { singleBundleConfig } from 'tooling/webpack';

const own = (file: string) => join(import.meta.dirname, file);

export default singleBundleConfig(import.meta.dirname, {
  client: '../../../shell/src/client.tsx',
  server: './server.tsx',
  styles: 'by-react',
  swaps: {
    'shell/src/federation/federation.ts': own('../sections-in-one/bundled-federation.ts'),
    'shell/src/document/document-state.ts': own('bundled-state.ts'),
  },
});
