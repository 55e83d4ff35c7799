import own from './jest.own.config.mjs';

/** By URL, against one CMS that is started for all of them (tests/support/global-setup.ts). `strapi build` comes first. */
export default {
  ...own,
  testMatch: ['<rootDir>/tests/*.test.ts'],
  globalSetup: '<rootDir>/tests/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
};
