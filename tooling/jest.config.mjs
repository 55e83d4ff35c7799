import preset from './jest/postgres-preset.mjs';

export default { ...preset, testMatch: ['**/*.test.mjs'] };
