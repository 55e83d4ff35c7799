import * as v from 'valibot';
import { checkBackups } from './checks/check-backups.mjs';
import { checkDomain } from './checks/check-domain.mjs';
import { checkFolder } from './checks/check-folder.mjs';
import { checkMail } from './checks/check-mail.mjs';
import { checkPorts } from './checks/check-ports.mjs';
import { good, warning } from './finding.mjs';
import * as answer from './answer-schemas.mjs';
import { newPassword } from './password-file.mjs';
import { encryptionOf, isOtherPort } from './smtp-url.mjs';

/** @typedef {Readonly<Record<string, string>>} Answers by the name of their question; '' for none */

/**
 * @typedef {object} Question
 * @property {string} name in the file of answers; most are settings
 * @property {string} ask
 * @property {(answers: Answers) => string} [usual] the answer of who only presses Enter
 * @property {boolean} [secret]
 * @property {(answers: Answers) => boolean} [when] it is asked
 * @property {v.GenericSchema<string, string>} schema normalizes an answer; its message says what is wrong
 */

/**
 * @typedef {object} Surroundings of the checks
 * @property {{ edge: number, cms: number }} ports
 * @property {readonly string[]} [nameServers] in place of the system's
 */

/**
 * @typedef {object} Topic questions whose answers are checked together
 * @property {string} title
 * @property {string} about in words for somebody who does this once
 * @property {readonly Question[]} questions
 * @property {(answers: Answers, surroundings: Surroundings) => Promise<import('./finding.mjs').Finding[]>} check
 */

const hasMail = (/** @type {Answers} */ { SMTP_HOST }) => SMTP_HOST !== '';
const hostOf = (/** @type {Answers} */ { PUBLIC_URL = '' }) =>
  URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL).hostname : '';

/** @type {readonly Topic[]} */
export const TOPICS = [
  {
    title: 'The address',
    about: 'The name that people type to find the church. It has to be bought, and to lead to this machine.',
    questions: [{ name: 'PUBLIC_URL', ask: 'Address of the site, such as www.grace.example', schema: answer.Address }],
    check: async (answers, { ports, nameServers }) => [
      ...(await checkDomain(hostOf(answers), nameServers ? { nameServers } : {})),
      ...(await checkPorts(ports)),
    ],
  },
  {
    title: 'The data',
    about: 'One folder holds all that the site stores: texts, pictures, what visitors send.',
    questions: [
      { name: 'DATA_DIR', ask: 'Folder of the data', usual: () => '/var/lib/soteria', schema: answer.Folder },
    ],
    check: ({ DATA_DIR = '' }) => checkFolder(DATA_DIR),
  },
  {
    title: 'The first administrator',
    about: 'Who may write texts first, and invite others. The password is made at the first start.',
    questions: [{ name: 'ADMIN_EMAIL', ask: 'E-mail address of the first administrator', schema: answer.Email }],
    check: async ({ ADMIN_EMAIL }) => [good(`${ADMIN_EMAIL} has the form of an e-mail address.`)],
  },
  {
    title: 'Mail',
    about:
      'Messages of the contact form, news for staff and invitations go out by the church\'s mail provider. Its page on "outgoing mail" or "SMTP" has the answers.',
    questions: [
      {
        name: 'SMTP_HOST',
        ask: 'Server for outgoing mail, such as smtp.grace.example',
        usual: () => '',
        schema: answer.Host,
      },
      { name: 'SMTP_PORT', ask: 'Its port', usual: () => '587', when: hasMail, schema: answer.Port },
      {
        name: 'SMTP_ENCRYPTION',
        ask: 'How that port encrypts, tls (from the first byte) or starttls',
        usual: () => 'starttls',
        when: (answers) => hasMail(answers) && isOtherPort(answers.SMTP_PORT ?? ''),
        schema: answer.Encryption,
      },
      { name: 'SMTP_USER', ask: 'User name', usual: () => '', when: hasMail, schema: answer.Line },
      {
        name: 'SMTP_PASSWORD',
        ask: 'Password (it does not show while you type)',
        secret: true,
        when: (answers) => hasMail(answers) && answers.SMTP_USER !== '',
        schema: answer.Secret,
      },
      {
        name: 'MAIL_FROM',
        ask: 'Sender of the messages; the provider must know this address',
        usual: ({ SMTP_USER = '' }) => (v.is(answer.Email, SMTP_USER) ? SMTP_USER : ''),
        when: hasMail,
        schema: answer.Sender,
      },
      {
        name: 'MAIL_TO',
        ask: 'Who gets them',
        usual: ({ ADMIN_EMAIL = '' }) => ADMIN_EMAIL,
        when: hasMail,
        schema: answer.Sender,
      },
      {
        name: 'ALERT_MAIL_TO',
        ask: 'Who is told when the site is in trouble',
        usual: ({ ADMIN_EMAIL = '' }) => ADMIN_EMAIL,
        when: hasMail,
        schema: answer.Recipients,
      },
    ],
    check: async (answers) => {
      const { SMTP_HOST: host = '', SMTP_PORT: port, SMTP_USER: user = '', SMTP_PASSWORD: password = '' } = answers;
      if (host === '')
        return [
          warning(
            'No mail is sent: each message becomes a file in DATA_DIR/outbox, where somebody has to look. Nobody is told of prayer requests, nor when the site is in trouble.',
          ),
        ];
      return checkMail({ host, port: Number(port), encryption: encryptionOf(answers), user, password });
    },
  },
  {
    title: 'Backups',
    about:
      'A copy of everything, each night, encrypted, on another machine: sftp:user@host:/folder, or s3:https://host/bucket, or the path of another disk.',
    questions: [
      { name: 'BACKUP_TO', ask: 'Where backups go', usual: () => '', schema: answer.Text },
      {
        name: 'BACKUP_PASSWORD',
        ask: 'Their password, if an earlier server made some there; else Enter, and one is made',
        secret: true,
        usual: newPassword,
        when: ({ BACKUP_TO }) => BACKUP_TO !== '',
        schema: answer.Secret,
      },
    ],
    check: async ({
      BACKUP_TO: place = '',
      BACKUP_PASSWORD: password = '',
      PUBLIC_URL: publicUrl = '',
      DATA_DIR: dataDir = '',
    }) =>
      place === ''
        ? [warning('No backup leaves this machine: what breaks or steals its disk takes them too.')]
        : checkBackups({ place, password, publicUrl, dataDir }),
  },
];
