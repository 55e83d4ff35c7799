import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../root.mjs';
import { StepError } from '../process/step.mjs';

/**
 * Settings of the commands, from the environment and from the root's `.env` (the environment wins).
 * The CMS and the edge parse their own variables.
 */
export function settings() {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  // Absolute, because processes run in other folders.
  if (process.env.DATA_DIR) process.env.DATA_DIR = resolve(ROOT, process.env.DATA_DIR);
  return {
    port: port('PORT', 3000),
    cmsPort: port('CMS_PORT', 1337),
    dataDir: resolve(ROOT, process.env.DATA_DIR || '.data'),
    contentApiUrl: process.env.CONTENT_API_URL || undefined,
  };
}

/**
 * @param {string} name
 * @param {number} fallback
 */
function port(name, fallback) {
  const text = process.env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
  throw new StepError(
    `${name}=${text} is not a port. Give a whole number from 1 to 65535, for example ${name}=${fallback}.`,
  );
}
