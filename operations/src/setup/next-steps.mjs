/**
 * What is left to a person after the settings are written.
 * @param {{ file: string, passwordFile: string, answers: import('./topics.mjs').Answers, settings: import('./settings-file.mjs').Settings, open: readonly string[] }} done
 * @returns {string[]} one step each
 */
export function nextSteps({ file, passwordFile, answers, settings, open }) {
  const { PUBLIC_URL, DATA_DIR, ADMIN_EMAIL, BACKUP_TO } = answers;
  const copies = [file, ...(BACKUP_TO && settings.BACKUP_PASSWORD_FILE ? [passwordFile] : [])];
  return [
    ...open.map((fault) => `Mend what is wrong, then run this again: ${fault}`),
    `Store a copy of ${copies.join(' and ')} away from this machine, in a password manager or on paper in a safe.` +
      (copies.length > 1 ? ' Without the password no backup can be read, by anybody.' : ''),
    `Start the site, and the server in front of it with a certificate for ${PUBLIC_URL}: docs/operations.md says how.`,
    `Log in to the panel as ${ADMIN_EMAIL}. The first password is in ${DATA_DIR}/admin-password.txt; change it, and delete that file.`,
    ...(BACKUP_TO
      ? ['Make the first backup, `soteria backup`, and see that it can be restored: `soteria backup --verify`.']
      : []),
  ];
}
