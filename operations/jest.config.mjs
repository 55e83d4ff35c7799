import preset from 'tooling/jest/operations';

export default { ...preset, testMatch: ['**/*.test.mjs'] };
