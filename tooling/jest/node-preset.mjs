import preset from './preset.mjs';

/** Unit tests of a package that runs in Node. */
export default { ...preset, testEnvironment: 'node', setupFilesAfterEnv: [] };
