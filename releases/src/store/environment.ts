import { resolve } from 'node:path';
import * as v from 'valibot';

/** A process's environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Drops empty values: `.env` files use them for settings that are not set. */
export function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}

/** The setting `DATA_DIR`: the folder of all stored data, as an absolute path. */
export const DataDir = v.pipe(
  v.optional(v.string(), '.data'),
  v.transform((path) => resolve(path)),
);

/** The release tool reads only this setting: a wrong PORT must not prevent a rollback. */
export function readDataDir(environment: Environment): string {
  return v.parse(DataDir, withoutEmpty(environment)['DATA_DIR']);
}
