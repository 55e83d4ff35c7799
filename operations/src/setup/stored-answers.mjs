import { randomBytes } from 'node:crypto';

/** @typedef {import('./topics.mjs').Answers} Answers */
/** @typedef {import('./settings-file.mjs').Settings} Settings */

/** Settings that are answers as they stand. */
const SAME = ['PUBLIC_URL', 'DATA_DIR', 'ADMIN_EMAIL', 'MAIL_FROM', 'MAIL_TO', 'BACKUP_TO'];

/**
 * The answers that settings came from.
 * @param {Settings} settings
 * @param {string} backupPassword
 * @returns {Answers}
 */
export function storedAnswers(settings, backupPassword) {
  const same = Object.fromEntries(SAME.map((name) => [name, settings[name] ?? '']));
  const url = settings.SMTP_URL;
  if (!url || !URL.canParse(url)) return { ...same, BACKUP_PASSWORD: backupPassword };
  const { protocol, hostname, port, username, password } = new URL(url);
  return {
    ...same,
    BACKUP_PASSWORD: backupPassword,
    SMTP_HOST: hostname.replace(/^\[|\]$/g, ''),
    SMTP_PORT: port || (protocol === 'smtps:' ? '465' : '587'),
    SMTP_USER: decodeURIComponent(username),
    SMTP_PASSWORD: decodeURIComponent(password),
  };
}

/**
 * The settings that answers stand for, with secrets that nobody has to think up. Secrets that are there stay.
 * @param {Answers} answers
 * @param {{ stored: Settings, passwordFile: string }} options
 * @returns {Settings} '' for what is to be deleted
 */
export function settingsOf(answers, { stored, passwordFile }) {
  const hasMail = answers.SMTP_HOST !== '';
  const names = SAME.filter((name) => answers[name] !== undefined && (hasMail || !name.startsWith('MAIL_')));
  return {
    ...Object.fromEntries(names.map((name) => [name, answers[name] ?? ''])),
    SMTP_URL: smtpUrl(answers),
    ...(answers.BACKUP_TO ? passwordSetting(answers, stored, passwordFile) : {}),
    // The server in front is on this machine, and nobody comes past it.
    HOST: stored.HOST || '127.0.0.1',
    TRUST_PROXY: stored.TRUST_PROXY || '127.0.0.1,::1',
    CONTENT_HOOK_SECRET: stored.CONTENT_HOOK_SECRET || randomBytes(24).toString('hex'),
    ...(stored.DATABASE_URL ? { SITE_KEY: stored.SITE_KEY || randomBytes(32).toString('hex') } : {}),
  };
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

/** @param {Answers} answers */
function smtpUrl({ SMTP_HOST: host = '', SMTP_PORT: port, SMTP_USER = '', SMTP_PASSWORD = '' }) {
  if (host === '') return '';
  const login = SMTP_USER === '' ? '' : `${encodeURIComponent(SMTP_USER)}:${encodeURIComponent(SMTP_PASSWORD)}@`;
  return `${port === '465' ? 'smtps' : 'smtp'}://${login}${host.includes(':') ? `[${host}]` : host}:${port}`;
}
