import { dirname } from 'node:path';
import preset from './postgres-preset.mjs';

const here = import.meta.dirname ?? dirname(new URL(import.meta.url).pathname);

/** Unit tests of what runs on a server. They need restic beside Postgres. */
export default { ...preset, globalSetup: `${here}/start-operations.mjs` };
