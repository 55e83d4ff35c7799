import preset from 'tooling/jest/node';

/** Tests that share no CMS: each file starts one of its own, or looks at a part. They can run side by side. */
export default {
  ...preset,
  testMatch: ['<rootDir>/tests/{own,parts}/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.strapi'],
};
