import { resolve } from 'node:path';
import * as v from 'valibot';

/** A process's environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An empty value counts as not set: that is how `.env` files leave a line out. */
export function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}

/** The setting `DATA_DIR`: the folder of everything that the site stores, as an absolute path. */
export const DataDir = v.pipe(
  v.optional(v.string(), '.data'),
  v.transform((path) => resolve(path)),
);

/** The one setting that the release tool needs: a wrong PORT must not stand between a team and its rollback. */
export function readDataDir(environment: Environment): string {
  return v.parse(DataDir, withoutEmpty(environment)['DATA_DIR']);
}
