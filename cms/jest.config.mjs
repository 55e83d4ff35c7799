import preset from 'tooling/jest/node';

/** By URL, against a CMS that is started for it (tests/support/global-setup.ts). `strapi build` comes first. */
export default {
  ...preset,
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.strapi'],
  globalSetup: '<rootDir>/tests/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
};
