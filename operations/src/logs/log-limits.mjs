import { StepError } from '../process/step.mjs';

const MEBIBYTE = 1024 ** 2;

/**
 * @typedef {object} LogLimits
 * @property {number} bytes after which a log file is renamed
 * @property {number} files older ones beside the present one
 */

/**
 * From LOG_FILE_MB and LOG_FILES. Throws StepError when one is no whole number from 1 on.
 * @returns {LogLimits}
 */
export function logLimits() {
  return { bytes: whole('LOG_FILE_MB', 10) * MEBIBYTE, files: whole('LOG_FILES', 10) };
}

/** @param {string} name @param {number} fallback */
function whole(name, fallback) {
  const text = process.env[name];
  if (!text) return fallback;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new StepError(`${name}=${text} is no whole number from 1 on. Give, for example, ${name}=${fallback}.`);
}
