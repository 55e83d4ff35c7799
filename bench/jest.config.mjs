import preset from 'tooling/jest/node';

// Each peer is a release of the shell by its package's name.
export default { ...preset, testMatch: ['**/src/**/*.test.mjs'], modulePathIgnorePatterns: ['/peers/'] };
