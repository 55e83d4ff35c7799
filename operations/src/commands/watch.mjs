import { setTimeout as pause } from 'node:timers/promises';
import { number } from '../command-line/options.mjs';

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
  },
  more:
    'It tells of: the site or the CMS not answering, forms undelivered for an hour, a disk 90 % full, a certificate near its end, no backup for a ' +
    'day and a half, a halted rollout. Settings: ALERT_MAIL_TO (with SMTP_URL, MAIL_FROM), ALERT_WEBHOOK, ALERT_FORMS_AFTER_MINUTES (60), ' +
    'DATA_DIR, PORT, PUBLIC_URL. docs/operations.md says what each alert means.',
};

/** @param {import('../command-line/read-arguments.mjs').Asked<typeof WATCH>} asked */
export async function watch({ options: { every } }) {
  // Loaded when it runs: `npm run` installs its packages first.
  const { alertSettings } = await import('../alerts/alert-settings.mjs');
  const { watchSite } = await import('../alerts/watch-site.mjs');
  const settings = alertSettings();
  if (!settings.mail && !settings.webhook)
    console.warn(
      'Nobody is told but this terminal: set ALERT_MAIL_TO (with SMTP_URL and MAIL_FROM), or ALERT_WEBHOOK.',
    );
  for (;;) {
    const { active, failed } = await watchSite(settings);
    for (const text of failed) console.error(text);
    if (every === 0) {
      console.log(active.length === 0 ? 'Nothing is the matter.' : `The matter: ${active.join(', ')}.`);
      if (failed.length > 0) process.exitCode = 1;
      return;
    }
    await pause(every * 1_000);
  }
}
