import { dirname } from 'node:path';
import preset from './node-preset.mjs';

const here = import.meta.dirname ?? dirname(new URL(import.meta.url).pathname);

/** Unit tests of what other programs read: those programs read it too. */
export default { ...preset, globalSetup: `${here}/start-feeds.mjs` };
