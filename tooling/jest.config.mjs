import preset from './jest/node-preset.mjs';

export default { ...preset, testMatch: ['**/*.test.mjs'] };
