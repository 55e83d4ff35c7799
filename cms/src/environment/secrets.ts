import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

import * as v from 'valibot';

import { secretsFile } from './data-paths';
import { environment } from './environment';

const secretsSchema = v.object({
  APP_KEYS: v.string(),
  API_TOKEN_SALT: v.string(),
  ADMIN_JWT_SECRET: v.string(),
  TRANSFER_TOKEN_SALT: v.string(),
  JWT_SECRET: v.string(),
  ENCRYPTION_KEY: v.string(),
});

export type Secrets = v.InferOutput<typeof secretsSchema>;

const makeSecret = () => randomBytes(32).toString('base64url');

const makeSecrets = (): Secrets => ({
  APP_KEYS: `${makeSecret()},${makeSecret()}`,
  API_TOKEN_SALT: makeSecret(),
  ADMIN_JWT_SECRET: makeSecret(),
  TRANSFER_TOKEN_SALT: makeSecret(),
  JWT_SECRET: makeSecret(),
  ENCRYPTION_KEY: makeSecret(),
});

export function readStoredSecrets(): Secrets | null {
  if (!existsSync(secretsFile)) return null;
  try {
    return v.parse(secretsSchema, JSON.parse(readFileSync(secretsFile, 'utf8')));
  } catch (cause) {
    throw new Error(
      `The secrets in ${secretsFile} cannot be read. Restore the file from a backup; or delete it, then new ones ` +
        'are made and all editors have to log in again.',
      { cause },
    );
  }
}

const fromEnvironment = (name: keyof Secrets, made: Secrets) => environment[name] || made[name];

/** What the file stores. A variable of the environment wins over it, and is never written down. */
export const storedSecrets: Secrets = readStoredSecrets() ?? makeSecrets();

/** A secret of the environment wins over what a file stores. */
export const secretsOver = (stored: Secrets): Secrets => ({
  APP_KEYS: fromEnvironment('APP_KEYS', stored),
  API_TOKEN_SALT: fromEnvironment('API_TOKEN_SALT', stored),
  ADMIN_JWT_SECRET: fromEnvironment('ADMIN_JWT_SECRET', stored),
  TRANSFER_TOKEN_SALT: fromEnvironment('TRANSFER_TOKEN_SALT', stored),
  JWT_SECRET: fromEnvironment('JWT_SECRET', stored),
  ENCRYPTION_KEY: fromEnvironment('ENCRYPTION_KEY', stored),
});

export const secrets: Secrets = secretsOver(storedSecrets);
