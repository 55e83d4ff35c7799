import { dirname } from 'node:path';
import preset from './preset.mjs';

const here = import.meta.dirname ?? dirname(new URL(import.meta.url).pathname);

/** Unit tests of a package that runs in Node. */
export default {
  ...preset,
  testEnvironment: 'node',
  setupFiles: [`${here}/name-plugins.cjs`],
  setupFilesAfterEnv: [],
};
