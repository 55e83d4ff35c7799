import { dirname } from 'node:path';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const here = import.meta.dirname ?? dirname(new URL(import.meta.url).pathname);

/** Packages without CommonJS, which Jest transforms. Their paths begin with pnpm's folder. */
const ES_ONLY = [
  '\\.pnpm',
  'swiper',
  'react-player',
  '.*-video-element',
  'media-played-ranges-mixin',
  'valibot',
  'p-limit',
  'yocto-queue',
  'p-queue',
  'p-timeout',
  'eventemitter3',
  'cookie',
  'content-disposition',
  'p-retry',
  'pixelmatch',
  'is-network-error',
  'uuid',
];

/** Milliseconds: ends a test that hangs, far above what a slow machine needs. No test has a limit of its own. */
const TEST_LIMIT_MS = 600_000;

/** Unit tests of a package with components: jsdom, Node's fetch, class names as they are written. */
export default {
  testEnvironment: `${here}/browser-environment.mjs`,
  testTimeout: TEST_LIMIT_MS,
  // Else each use of it asks the sandbox's global object.
  sandboxInjectedGlobals: ['Math'],
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
    '\\.css$': `${here}/style-transform.cjs`,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_ONLY.join('|')})/)`],
};
