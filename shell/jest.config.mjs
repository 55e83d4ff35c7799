import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import preset from 'tooling/jest';

const firebase = createRequire(import.meta.url).resolve('firebase/auth');
const auth = dirname(createRequire(firebase).resolve('@firebase/auth/package.json'));

export default {
  ...preset,
  // Jest prefers builds for Node; the one of this library keeps sessions in memory only.
  moduleNameMapper: { '^@firebase/auth$': join(auth, 'dist', 'browser-cjs', 'index.js') },
};
