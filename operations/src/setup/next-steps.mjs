import { SETTINGS_FILE } from '../command-line/settings.mjs';

/**
 * @typedef {object} Done
 * @property {string} file of the settings
 * @property {string} passwordFile of the backups
 * @property {import('./topics.mjs').Answers} answers
 * @property {import('./settings-file.mjs').Settings} settings
 * @property {readonly string[]} open faults that were left
 */

/**
 * What is left to a person after the settings are written.
 * @param {Done} done
 * @returns {string[]} one step each
 */
export function nextSteps({ file, passwordFile, answers, settings, open }) {
  const { PUBLIC_URL, DATA_DIR, ADMIN_EMAIL, MAIL_TO, ALERT_MAIL_TO, BACKUP_TO } = answers;
  const copies = [file, ...(BACKUP_TO && settings.BACKUP_PASSWORD_FILE ? [passwordFile] : [])];
  const [start, backUp, verify] =
    file === SETTINGS_FILE
      ? ['its units read these settings', 'systemctl start soteria-backup', 'systemctl start soteria-verify']
      : [
          'it needs these settings in its environment, or as .env beside its programs',
          'soteria backup',
          'soteria backup --verify',
        ];
  return [
    ...open.map((fault) => `Mend what is wrong, then run this again: ${fault.split('\n')[0]}`),
    `Store a copy of ${copies.join(' and ')} away from this machine, in a password manager or on paper in a safe.` +
      (copies.length > 1 ? ' Without the password no backup can be read, by anybody.' : ''),
    `Start the site (${start}), and the server in front of it with a certificate for ${PUBLIC_URL}: docs/operations.md says how.`,
    `Log in to the panel as ${ADMIN_EMAIL}. The first password is in ${DATA_DIR}/admin-password.txt; change it, and delete that file.`,
    ...(MAIL_TO ? [`Write a message in the contact form of ${PUBLIC_URL}, and see that it comes to ${MAIL_TO}.`] : []),
    ...(ALERT_MAIL_TO ? [`See that alerts come to ${ALERT_MAIL_TO}: \`soteria watch --test\`.`] : []),
    ...(BACKUP_TO ? [`Make the first backup, \`${backUp}\`, and see that it can be restored: \`${verify}\`.`] : []),
  ];
}
