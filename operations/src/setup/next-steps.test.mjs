import { SETTINGS_FILE } from '../command-line/settings.mjs';
import { nextSteps } from './next-steps.mjs';

const answers = {
  PUBLIC_URL: 'https://grace.example',
  DATA_DIR: '/data',
  ADMIN_EMAIL: 'anna@grace.example',
  MAIL_TO: 'office@grace.example',
  ALERT_MAIL_TO: 'anna@grace.example',
  BACKUP_TO: '/store',
};
const done = { passwordFile: '/etc/soteria/backup-password', answers, settings: {}, open: [] };

it.each([
  [SETTINGS_FILE, 'systemctl start soteria-backup', 'systemctl start soteria-verify'],
  ['/srv/.env', '`soteria backup`', '`soteria backup --verify`'],
])('with %s, are what a person types there', (file, backUp, verify) => {
  const steps = nextSteps({ ...done, file });
  expect(steps.at(-2)).toBe('See that alerts come to anna@grace.example: `soteria watch --test`.');
  const last = steps.at(-1);
  expect(last).toContain(backUp);
  expect(last).toContain(verify);
});

it('begin with what was left, one line each, and have nothing of what was not wanted', () => {
  const none = { ...answers, MAIL_TO: '', ALERT_MAIL_TO: '', BACKUP_TO: '' };
  const steps = nextSteps({ ...done, file: '/srv/.env', answers: none, open: ['The disk is full.\nFatal: 28'] });
  expect(steps).toHaveLength(4);
  expect(steps[0]).toBe('Mend what is wrong, then run this again: The disk is full.');
  expect(steps[1]).toBe(
    'Store a copy of /srv/.env away from this machine, in a password manager or on paper in a safe.',
  );
});
