import { accessSync, constants, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../root.mjs';
import { StepError } from '../process/step.mjs';

/** Of a server. systemd's units read it too. */
export const SETTINGS_FILE = '/etc/soteria/soteria.env';

/**
 * Settings of the commands, from the environment, then from the root's `.env`, on a server then from {@link SETTINGS_FILE}: the first wins.
 * The CMS and the edge parse their own variables.
 */
export function settings() {
  for (const file of [join(ROOT, '.env'), ...(isArtefact() ? [SETTINGS_FILE] : [])])
    if (isReadable(file)) process.loadEnvFile(file);
  // Absolute, because processes run in other folders.
  if (process.env.DATA_DIR) process.env.DATA_DIR = resolve(ROOT, process.env.DATA_DIR);
  return {
    port: port('PORT', 3000),
    cmsPort: port('CMS_PORT', 1337),
    dataDir: resolve(ROOT, process.env.DATA_DIR || '.data'),
    contentApiUrl: process.env.CONTENT_API_URL || undefined,
  };
}

/** Whether this is no workspace, but what was packed of one. */
function isArtefact() {
  return 'soteria' in JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
}

/** @param {string} file */
function isReadable(file) {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
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
