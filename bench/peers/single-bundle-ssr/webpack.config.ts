import { join } from 'node:path';
import { singleBundleConfig } from 'tooling/webpack';
import { ROOT_FILES } from '../root-files.ts';

const own = (file: string) => join(import.meta.dirname, file);

export default singleBundleConfig(import.meta.dirname, {
  client: './client.ts',
  server: './server.tsx',
  rootFiles: ROOT_FILES,
  styles: 'by-react',
  swaps: {
    'shell/src/federation/federation.ts': own('../sections-in-one/bundled-federation.ts'),
    'shell/src/document/document-state.ts': own('bundled-state.ts'),
    'shell/src/static/static-part.tsx': own('hydrated-part.tsx'),
    'shell/src/browser/prefetch-page.ts': own('data-on-navigation.ts'),
  },
});
