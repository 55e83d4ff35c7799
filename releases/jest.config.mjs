import preset from 'tooling/jest/node';

/** Packages that are ES modules only; pnpm's own folder comes first in their paths. */
const ES_ONLY = [
  '\\.pnpm',
  'valibot',
  'p-limit',
  'yocto-queue',
  'p-queue',
  'p-timeout',
  'eventemitter3',
  'cookie',
  'content-disposition',
  'p-retry',
  'is-network-error',
];

export default { ...preset, transformIgnorePatterns: [`/node_modules/(?!(${ES_ONLY.join('|')})/)`] };
