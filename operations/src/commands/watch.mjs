import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { flag, number, UsageError } from '../command-line/options.mjs';
import { StepError } from '../process/step.mjs';

/** @typedef {import('../alerts/alert-settings.mjs').AlertSettings} AlertSettings */

export const WATCH = {
  about: 'Looks at the site of DATA_DIR, and tells a person what has begun to be wrong, or is over: once each.',
  options: {
    every: number({
      about: 'looks again after so many seconds, until it is stopped',
      value: 'seconds',
      fallback: 0,
      least: 5,
      usual: 'looks once, for a timer',
    }),
    test: flag('looks at nothing: sends everybody who is set a message that this is a test'),
  },
  more:
    'It tells of: the site or the CMS not answering, forms undelivered for an hour, a disk 90 % full, a certificate near its end, no backup for a ' +
    'day and a half, a halted rollout. Settings: ALERT_MAIL_TO (with SMTP_URL, MAIL_FROM), ALERT_WEBHOOK, ALERT_FORMS_AFTER_MINUTES (60), ' +
    'DATA_DIR, PORT, PUBLIC_URL. docs/operations.md says what each alert means.',
};

const NOBODY = 'set ALERT_MAIL_TO (with SMTP_URL and MAIL_FROM), or ALERT_WEBHOOK.';

/** @param {import('../command-line/read-arguments.mjs').Asked<typeof WATCH>} asked */
export async function watch({ options: { every, test } }) {
  if (test && every !== 0) throw new UsageError('--test sends one message: leave out --every.');
  // Loaded when it runs: `npm run` installs its packages first.
  const { alertSettings } = await import('../alerts/alert-settings.mjs');
  const settings = alertSettings();
  const isAnybodySet = settings.mail !== undefined || settings.webhook !== undefined;
  if (!isAnybodySet && test) throw new StepError(`There is nobody to send a test to: ${NOBODY}`);
  if (!isAnybodySet) console.warn(`Nobody is told but this terminal: ${NOBODY}`);
  return test ? sendTest(settings) : lookAgainAndAgain(settings, every);
}

/** @param {AlertSettings} settings */
async function sendTest(settings) {
  const { sendTestMessage } = await import('../alerts/senders/test-message.mjs');
  const faults = await sendTestMessage(settings);
  if (faults.length > 0) throw new StepError(faults.join('\n'));
  console.log('The test was sent. Look whether it has arrived, and not among the spam.');
}

/** @param {AlertSettings} settings @param {number} every seconds; 0: looks once */
async function lookAgainAndAgain(settings, every) {
  if (!existsSync(settings.dataDir))
    throw new StepError(`There is no data folder ${settings.dataDir}. DATA_DIR says where the site's is.`);
  const { AlertMemory } = await import('../alerts/alert-state.mjs');
  const { watchSite } = await import('../alerts/watch-site.mjs');
  const memory = new AlertMemory(settings.dataDir);
  for (;;) {
    const { active, failed } = await watchSite(settings, { memory });
    for (const text of failed) console.error(text);
    if (every === 0) {
      console.log(active.length === 0 ? 'Nothing is the matter.' : `The matter: ${active.join(', ')}.`);
      if (failed.length > 0) process.exitCode = 1;
      return;
    }
    await pause(every * 1_000);
  }
}
