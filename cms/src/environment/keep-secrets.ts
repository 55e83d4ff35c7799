import { existsSync } from 'node:fs';

import { secretsFile } from './data-paths';
import { keptSecrets } from './secrets';
import { writePrivately } from './write-privately';

/** Not done where they are made: `strapi build` reads the configuration too, and must write nothing there. */
export function keepSecrets(): void {
  if (existsSync(secretsFile)) return;
  writePrivately(secretsFile, `${JSON.stringify(keptSecrets, null, 2)}\n`);
}
