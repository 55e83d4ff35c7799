import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StepError } from '../../process/step.mjs';

/**
 * @typedef {object} Repository one of restic
 * @property {string} place as restic names it: a path, sftp:…, s3:…, rest:…
 * @property {string} shown place without a password
 * @property {string} site the address of the site; backups of several sites are told apart by it
 * @property {Record<string, string>} password restic's variable for it
 */

/** @typedef {{ days: number, weeks: number, months: number }} Retention how many days, weeks and months have a backup */

/**
 * Where backups go.
 * @typedef {{ kind: 'repository', repository: Repository, retention: Retention } | { kind: 'command', command: string }} Destination
 */

/**
 * Where the settings say that backups go; null: nowhere. Throws {@link StepError} when they cannot be meant so.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Destination | null}
 */
export function backupDestination(env = process.env) {
  const { BACKUP_TO: place, BACKUP_COMMAND: command } = env;
  if (place && command) throw new StepError('BACKUP_TO and BACKUP_COMMAND are both set. Leave one of them empty.');
  if (command) return { kind: 'command', command };
  if (!place) return null;
  return { kind: 'repository', repository: repositoryAt(place, passwordOf(env), env), retention: retentionOf(env) };
}

/**
 * @param {string} place
 * @param {Record<string, string>} password
 * @param {NodeJS.ProcessEnv} env
 * @returns {Repository}
 */
export function repositoryAt(place, password, { PUBLIC_URL }) {
  if (!/^(\/|[a-z][a-z0-9]+:)/.test(place)) {
    throw new StepError(
      `BACKUP_TO=${place} is no whole path and no address. Give, for example, /mnt/backup/soteria, ` +
        'sftp:user@host:/backup/soteria, rest:https://host/soteria or s3:https://host/bucket.',
    );
  }
  const site = PUBLIC_URL && URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL).hostname : 'localhost';
  return { place, shown: place.replace(/(\/\/[^/:@]*):[^/@]*@/, '$1@'), site, password };
}

/**
 * systemd's credentials come first: only root can read the file that they are made of.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
function passwordOf({ BACKUP_PASSWORD, BACKUP_PASSWORD_FILE, CREDENTIALS_DIRECTORY }) {
  if (BACKUP_PASSWORD) return { RESTIC_PASSWORD: BACKUP_PASSWORD };
  const credential = CREDENTIALS_DIRECTORY && join(CREDENTIALS_DIRECTORY, 'backup-password');
  if (credential && isFilled(credential)) return { RESTIC_PASSWORD_FILE: credential };
  if (BACKUP_PASSWORD_FILE && existsSync(BACKUP_PASSWORD_FILE)) return { RESTIC_PASSWORD_FILE: BACKUP_PASSWORD_FILE };
  throw new StepError(
    BACKUP_PASSWORD_FILE
      ? `BACKUP_PASSWORD_FILE names ${BACKUP_PASSWORD_FILE}, and there is no such file, or this user may not read its folder. ` +
          'Put the copy there that is stored elsewhere, or run this as the user who may.'
      : 'BACKUP_TO is set, and the password that encrypts the backups is not. Set BACKUP_PASSWORD_FILE to a file with a long ' +
          'random text (`openssl rand -hex 32`), or BACKUP_PASSWORD, and store a copy elsewhere: without it no backup can be read.',
  );
}

/** Where the file of a credential is absent, the unit sets an empty line in its place. @param {string} file */
function isFilled(file) {
  return existsSync(file) && readFileSync(file, 'utf8').trim() !== '';
}

/** @param {NodeJS.ProcessEnv} env @returns {Retention} */
function retentionOf(env) {
  const retention = {
    days: count(env, 'BACKUP_DAYS', 7),
    weeks: count(env, 'BACKUP_WEEKS', 4),
    months: count(env, 'BACKUP_MONTHS', 6),
  };
  if (retention.days + retention.weeks + retention.months > 0) return retention;
  throw new StepError(
    'BACKUP_DAYS, BACKUP_WEEKS and BACKUP_MONTHS are all 0, which deletes every backup. Set one of them.',
  );
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} usual
 */
function count(env, name, usual) {
  const text = env[name] || String(usual);
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new StepError(`${name}=${text} is no number of backups. Give a whole number, for example ${name}=${usual}.`);
}
