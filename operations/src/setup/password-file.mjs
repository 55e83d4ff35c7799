import { randomInt } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { StepError } from '../process/step.mjs';
import { accessHint, writePrivateFile } from './private-file.mjs';

/** Without those that look alike on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password for paper: 25 letters and digits in groups, 123 bits. */
export function newPassword() {
  const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: 5 }, group).join('-');
}

/** The password in a file; '' when there is none. @param {string} file */
export async function readPassword(file) {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw new StepError(`${file} cannot be read (${error.code}).${accessHint(error)}`);
  });
  return text.trim();
}

/**
 * Stores a password. Another one that was there is moved aside, because older backups need it.
 * @param {string} file
 * @param {string} password
 * @param {Date} now
 */
export async function storePassword(file, password, now) {
  const before = await readPassword(file);
  if (before === password) return;
  if (before !== '') await rename(file, `${file}.before-${now.toISOString().replace(/:|\.\d+/g, '')}`);
  await writePrivateFile(file, `${password}\n`);
}
