import { dirname } from 'node:path';
import preset from './node-preset.mjs';

const here = import.meta.dirname ?? dirname(new URL(import.meta.url).pathname);

/** Unit tests of a package that needs Postgres: one cluster for the whole run, however many packages and files it has. */
export default {
  ...preset,
  globalSetup: `${here}/start-postgres.mjs`,
  globalTeardown: `${here}/stop-postgres.mjs`,
};
