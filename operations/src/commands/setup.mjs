import { resolve } from 'node:path';
import { statSync } from 'node:fs';
import { flag, text, UsageError } from '../command-line/options.mjs';
import { SETTINGS_FILE } from '../command-line/settings.mjs';

export const SETUP = {
  about: 'Asks what a site needs to go live, checks each answer, and writes the settings file.',
  options: {
    file: text({ value: 'file', about: 'of the settings', usual: SETTINGS_FILE }),
    answers: text({
      value: 'file',
      about: 'has the answers, as lines NAME=answer, and nobody is asked',
      check: isFile,
    }),
    replace: flag('with --answers: settings that are there may change'),
    unchecked: flag('asks no name server, mail server and backup store'),
  },
  more:
    'Run again, it has what stands there as its defaults; lines that it does not know stay. Answers: PUBLIC_URL, DATA_DIR, ADMIN_EMAIL, SMTP_HOST, ' +
    'SMTP_PORT, SMTP_ENCRYPTION, SMTP_USER, SMTP_PASSWORD, MAIL_FROM, MAIL_TO, ALERT_MAIL_TO, BACKUP_TO, BACKUP_PASSWORD. docs/operations.md says more.',
};

/** @param {import('../command-line/read-arguments.mjs').Asked<typeof SETUP>} asked */
export async function setup({ options: { file, answers, replace, unchecked } }) {
  if (replace && answers === '') throw new UsageError('--replace goes with --answers. Without it, you are asked.');
  // Loaded when it runs: a command answers --help before packages are installed.
  const { runSetup } = await import('../setup/run-setup.mjs');
  const answersFile = answers === '' ? '' : resolve(answers);
  await runSetup({ file: resolve(file || SETTINGS_FILE), answersFile, replace, unchecked, now: new Date() });
}

/** @param {string} file */
function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? undefined : 'there is no such file.';
}
