import preset from 'tooling/jest/postgres';

export default { ...preset, testMatch: ['**/*.test.mjs'] };
