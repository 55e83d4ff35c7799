import { randomBytes } from 'node:crypto';
import { smtpAnswers, smtpUrl } from './smtp-url.mjs';

/** @typedef {import('./topics.mjs').Answers} Answers */
/** @typedef {import('./settings-file.mjs').Settings} Settings */

/** Settings that are answers as they stand. */
const SAME = ['PUBLIC_URL', 'DATA_DIR', 'ADMIN_EMAIL', 'MAIL_FROM', 'MAIL_TO', 'ALERT_MAIL_TO', 'BACKUP_TO'];

/**
 * The answers that settings came from.
 * @param {Settings} settings
 * @param {string} backupPassword
 * @returns {Answers}
 */
export function storedAnswers(settings, backupPassword) {
  const same = Object.fromEntries(SAME.map((name) => [name, settings[name] ?? '']));
  return { ...same, BACKUP_PASSWORD: backupPassword, ...smtpAnswers(settings.SMTP_URL ?? '') };
}

/**
 * The settings that answers stand for, with secrets that nobody has to think up. Secrets that are there stay.
 * @param {Answers} answers
 * @param {{ stored: Settings, isNew: boolean, passwordFile: string }} options isNew: there is no settings file yet
 * @returns {Settings} '' for what is to be deleted
 */
export function settingsOf(answers, { stored, isNew, passwordFile }) {
  const hasMail = answers.SMTP_HOST !== '';
  const names = SAME.filter((name) => answers[name] !== undefined && (hasMail || !name.includes('MAIL_')));
  return {
    ...Object.fromEntries(names.map((name) => [name, answers[name] ?? ''])),
    SMTP_URL: mailSetting(answers, stored.SMTP_URL ?? ''),
    ...(answers.BACKUP_TO ? passwordSetting(answers, stored, passwordFile) : {}),
    // The server in front is on this machine. A site that runs already may have it elsewhere.
    ...(isNew ? { HOST: '127.0.0.1' } : {}),
    TRUST_PROXY: stored.TRUST_PROXY || '127.0.0.1,::1',
    CONTENT_HOOK_SECRET: stored.CONTENT_HOOK_SECRET || randomBytes(24).toString('hex'),
    ...(stored.DATABASE_URL ? { SITE_KEY: stored.SITE_KEY || randomBytes(32).toString('hex') } : {}),
  };
}

/** An address that says the same in another form stays. @param {Answers} answers @param {string} stored */
function mailSetting(answers, stored) {
  const url = smtpUrl(answers);
  return smtpUrl(smtpAnswers(stored)) === url ? stored : url;
}

/**
 * A password that stands in the settings stays there; else a file has it.
 * @param {Answers} answers
 * @param {Settings} stored
 * @param {string} passwordFile
 */
function passwordSetting({ BACKUP_PASSWORD = '' }, stored, passwordFile) {
  return stored.BACKUP_PASSWORD ? { BACKUP_PASSWORD } : { BACKUP_PASSWORD_FILE: passwordFile };
}
