import { existsSync } from 'node:fs';

import { secretsFile } from './data-paths';
import { storedSecrets } from './secrets';
import { writePrivately } from './write-privately';

/** Apart from making them: `strapi build` reads the configuration too, and must write nothing. */
export function storeSecrets(): void {
  if (existsSync(secretsFile)) return;
  writePrivately(secretsFile, `${JSON.stringify(storedSecrets, null, 2)}\n`);
}
