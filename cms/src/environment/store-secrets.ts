import { secretsFile } from './data-paths';
import { readStoredSecrets, secrets, secretsOver, storedSecrets } from './secrets';
import { writePrivately } from './write-privately';

/** Apart from making them: `strapi build` reads the configuration too, and must write nothing. */
export function storeSecrets(): void {
  const stored = readStoredSecrets();
  if (!stored) return writePrivately(secretsFile, `${JSON.stringify(storedSecrets, null, 2)}\n`);
  if (JSON.stringify(secretsOver(stored)) === JSON.stringify(secrets)) return;
  throw new Error(`Another CMS has made the secrets in ${secretsFile} at this moment. Start this one again.`);
}
