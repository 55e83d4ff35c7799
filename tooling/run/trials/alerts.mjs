import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { number } from '../../../operations/src/command-line/options.mjs';
import { Service } from '../../../operations/src/process/service.mjs';
import { step } from '../../../operations/src/process/step.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
import { startServices, stopServices } from '../../../operations/src/site/start-services.mjs';
import { checkAlertRules } from '../checks/alert-rules.mjs';
import { build } from '../workspace/build-site.mjs';
import { buildVersion } from '../workspace/release-builds.mjs';
import { startMailbox } from './alerts/alert-mailbox.mjs';
import { startCertificateServer } from './alerts/certificate-server.mjs';
import { isOver, scrapeFigures, toldFigures, untold } from './alerts/figures.mjs';
import {
  FIRST,
  hideMetrics,
  makeTrouble,
  mend,
  startWithoutForms,
  SUBJECTS,
  untilNone,
} from './alerts/fire-alerts.mjs';
import { startPrometheus } from './alerts/prometheus.mjs';
import { mountSmallDisk } from './alerts/small-disk.mjs';
import { holdBounds } from './parts/bounds.mjs';
import { withTrialSite } from './parts/trial-site.mjs';

const TOKEN = 'the-token-of-the-trials-prometheus';
const [LIMIT_MS, OVER_LIMIT_MS] = [5 * 60_000, 9 * 60_000];
/** Two minutes, a scrape, an evaluation, and some time. */
const RULES_LIMIT_MS = 4 * 60_000;
const DISK_MB = 1_500;
const WATCHED_FOR_MS = 37 * 3_600_000;

export const description = {
  about:
    'Each alert is brought about on a real site: does a person read it once, and once that it is over? Prints every text.',
  options: { minutes: number({ about: 'for which a real Prometheus scrapes, at least', fallback: 10 }) },
  more: 'It needs root (it mounts a small disk), openssl and Prometheus; it takes a quarter of an hour.',
};

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ options: { minutes } }) {
  await step('Checking the rules (promtool)', checkAlertRules);
  await withTrialSite('alerts-trial', async (settings, folder) => {
    /** @type {(() => unknown)[]} */
    const running = [];
    try {
      await tryAlerts({ settings, folder, running, minutes });
    } finally {
      for (const stop of running.reverse()) await stop();
    }
  });
}

/**
 * @typedef {object} TrialOptions
 * @property {import('../../../operations/src/site/start-services.mjs').Settings} settings
 * @property {string} folder
 * @property {(() => unknown)[]} running what has to be stopped
 * @property {number} minutes
 */

/** @param {TrialOptions} options */
async function tryAlerts({ settings, folder, running, minutes }) {
  const mailbox = await startMailbox();
  running.push(mailbox.stop);
  const site = await startSite({ settings, folder, running });
  const prometheus = await startPrometheus(folder, { port: settings.port, token: TOKEN });
  running.push(prometheus.stop);
  const begun = Date.now();
  const watching = watch({ settings, folder, env: { ...mailbox.settings, PUBLIC_URL: site.certificate.url } });
  running.push(() => watching.stop());

  await causeAll({ site, mailbox, prometheus, watching });
  const count = Object.keys(SUBJECTS).length;
  const overs = () => mailbox.mails.filter(isOver).length;
  const missing = () => [
    ...(overs() < count ? [`${count - overs()} that are over`] : []),
    // Each is mailed first, and then posted.
    ...(mailbox.posts.length < 2 * count ? ['posts of the webhook'] : []),
  ];
  await step('Until all is over', () => untilNone(missing, OVER_LIMIT_MS));
  await step('Until Prometheus has scraped long enough', () =>
    pause(Math.max(0, begun + minutes * 60_000 - Date.now())),
  );
  for (const { subject, text } of mailbox.mails) console.log(`\n${'─'.repeat(100)}\n${subject}\n\n${text.trim()}`);
  holdBounds([...toldFigures(mailbox), ...(await scrapeFigures(prometheus, begun))]);
}

/**
 * Brings about each alert, and mends its cause once somebody was told.
 * @param {object} options
 * @param {Awaited<ReturnType<typeof startSite>>} options.site
 * @param {Awaited<ReturnType<typeof startMailbox>>} options.mailbox
 * @param {Awaited<ReturnType<typeof startPrometheus>>} options.prometheus
 * @param {Service} options.watching
 */
async function causeAll({ site, mailbox, prometheus, watching }) {
  const told = (/** @type {string[]} */ ...alerts) =>
    step(`Until somebody is told of ${alerts.join(', ')}`, () =>
      untilNone(() => untold(mailbox.mails, alerts), LIMIT_MS),
    );
  await makeTrouble(site);
  await told(...FIRST);
  await prometheus.untilFiring(['SoteriaCmsDown', 'SoteriaRolloutHalted'], RULES_LIMIT_MS);
  const showMetrics = hideMetrics(site);
  await told('not-readable metrics');
  showMetrics();
  await step('Killing the watch, starting it again, stopping the edge', async () => {
    await watching.kill();
    await watching.restart();
    await site.edge.stop();
  });
  await told('site-down');
  await prometheus.untilFiring(['SoteriaEdgeDown'], RULES_LIMIT_MS);
  const mendForms = await startWithoutForms(site);
  await told('not-readable forms');
  mendForms();
  await mend(site);
}

/** @param {Omit<TrialOptions, 'minutes'>} options */
async function startSite({ settings, folder, running }) {
  const builds = await build(settings);
  const candidate = await step('Building a candidate', () => buildVersion('events', '1.0.0-alerts'));
  const disk = await mountSmallDisk(settings.dataDir, DISK_MB);
  running.push(disk.unmount);
  const certificate = await startCertificateServer(folder, 5);
  running.push(certificate.stop);
  const services = await startServices({ ...settings, edgeSettings: { METRICS_TOKEN: TOKEN } }, builds);
  running.push(() => stopServices(services));
  const [edge, cms] = services;
  if (!edge || !cms) throw new Error('A site has an edge and a CMS.');
  return { settings, edge, cms, disk, certificate, candidate };
}

/**
 * The command itself, as if it had begun a day and a half ago.
 * @param {{ settings: TrialOptions['settings'], folder: string, env: Record<string, string> }} options
 */
function watch({ settings: { port, dataDir }, folder, env }) {
  mkdirSync(dataDir, { recursive: true });
  const state = { watchedSince: Date.now() - WATCHED_FOR_MS, alerts: {} };
  writeFileSync(join(dataDir, 'alerts.json'), JSON.stringify(state));
  return new Service({
    name: 'watch',
    script: join(ROOT, 'operations', 'src', 'main.mjs'),
    args: ['watch', '--every', '5'],
    cwd: ROOT,
    env: { ...env, PORT: String(port), DATA_DIR: dataDir, ALERT_FORMS_AFTER_MINUTES: '1' },
    dataDir: folder,
  });
}
