import * as v from 'valibot';
import { settings as siteSettings } from '../command-line/settings.mjs';
import { StepError } from '../process/step.mjs';
import { edgeOrigin } from '../site/edge-origin.mjs';

const Whole = (/** @type {number} */ usual) =>
  v.pipe(
    v.optional(v.string(), String(usual)),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(1, 'must be at least 1'),
  );

const SMTP = 'must look like smtps://user:password@smtp.example.org:465 or smtp://localhost:25';
const WEBHOOK = 'must be an https address (http only on localhost)';

/** @param {string} text */
const isAddress = (text) => URL.canParse(text);

const Variables = v.object({
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url('must be an address such as https://www.example.org'))),
  HOST: v.optional(v.string()),
  METRICS_TOKEN: v.optional(v.string()),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/[^/]+\/?$/, SMTP), v.check(isAddress, SMTP))),
  MAIL_FROM: v.optional(v.string()),
  ALERT_MAIL_TO: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text.split(',').every((one) => v.RFC_EMAIL_REGEX.test(one.trim())),
        'must be addresses such as office@example.org, separated by commas',
      ),
    ),
  ),
  ALERT_WEBHOOK: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(https:|http:\/\/(localhost|127\.0\.0\.1)(:|\/|$))/, WEBHOOK),
      v.check(isAddress, WEBHOOK),
    ),
  ),
  ALERT_FORMS_AFTER_MINUTES: Whole(60),
});

/** Their values are secrets. */
const SECRETS = ['SMTP_URL', 'ALERT_WEBHOOK', 'METRICS_TOKEN'];

/**
 * @typedef {object} AlertSettings
 * @property {string} dataDir
 * @property {string} edgeUrl of this machine's edge
 * @property {string} publicUrl
 * @property {string | undefined} contentApiUrl of a CMS elsewhere
 * @property {string | undefined} metricsToken
 * @property {number} formsAfterMs how long a form may wait
 * @property {{ smtpUrl: string, from: string, to: string } | undefined} mail
 * @property {string | undefined} webhook
 */

/** The settings of alerts. Throws StepError, which names every wrong one. @returns {AlertSettings} */
export function alertSettings() {
  const { port, dataDir, contentApiUrl } = siteSettings();
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value));
  const { success, output, issues } = v.safeParse(Variables, set);
  if (!success) throw new StepError(issues.map((issue) => faultOf(issue, set)).join('\n'));
  return {
    dataDir,
    edgeUrl: edgeOrigin(port, output.HOST),
    publicUrl: output.PUBLIC_URL ?? `http://localhost:${port}`,
    contentApiUrl,
    metricsToken: output.METRICS_TOKEN,
    formsAfterMs: output.ALERT_FORMS_AFTER_MINUTES * 60_000,
    mail: mailOf(output),
    webhook: output.ALERT_WEBHOOK,
  };
}

/** @param {v.BaseIssue<unknown>} issue @param {Record<string, string | undefined>} set */
function faultOf({ path, message }, set) {
  const name = String(path?.[0]?.key);
  return `${name}${SECRETS.includes(name) ? '' : `=${set[name]}`} ${message}.`;
}

/** @param {v.InferOutput<typeof Variables>} variables */
function mailOf({ SMTP_URL, MAIL_FROM, ALERT_MAIL_TO }) {
  if (ALERT_MAIL_TO === undefined) return undefined;
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined)
    return { smtpUrl: SMTP_URL, from: MAIL_FROM, to: ALERT_MAIL_TO };
  throw new StepError(
    'ALERT_MAIL_TO is set, and without SMTP_URL and MAIL_FROM no mail can be sent. Set both, or use ALERT_WEBHOOK.',
  );
}
