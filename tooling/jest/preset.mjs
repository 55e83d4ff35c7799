import { dirname } from 'node:path';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const here = import.meta.dirname ?? dirname(new URL(import.meta.url).pathname);

/** ES-only packages that Jest has to transform; pnpm's own folder comes first in their paths. */
const ES_ONLY = ['\\.pnpm', 'swiper', 'react-player', '.*-video-element', 'media-played-ranges-mixin', 'valibot'];

/** Unit tests of a package with components: jsdom with Node's own fetch, styles as plain names. */
export default {
  testEnvironment: `${here}/browser-environment.mjs`,
  testMatch: ['**/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: [`${here}/setup.mjs`],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
    '\\.(svg|png|webp|woff2|mp3)$': `${here}/file-transform.cjs`,
    '\\.html$': require.resolve('../html/jest-transform.cjs'),
    '\\.css$': `${here}/style-transform.cjs`,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_ONLY.join('|')})/)`],
};
