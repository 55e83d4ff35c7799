import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../root.mjs';

/**
 * The Postgres of the site: the setting DATABASE_URL of both its programs, or the CMS's own. Undefined on SQLite.
 * Call `settings()` first, which reads the root's `.env`.
 */
export function databaseUrl() {
  const file = join(ROOT, 'cms', '.env');
  const ofCms = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')).DATABASE_URL : undefined;
  return process.env.DATABASE_URL || ofCms || undefined;
}
