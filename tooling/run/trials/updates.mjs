import { join } from 'node:path';
import { flag, number } from '../../../operations/src/command-line/options.mjs';
import { CommandFailed } from '../../../operations/src/process/command.mjs';
import { step } from '../../../operations/src/process/step.mjs';
import { startProxy } from '../proxies/start-proxy.mjs';
import { atMost, holdBounds } from './parts/bounds.mjs';
import { withTrialSite } from './parts/trial-site.mjs';
import { InstalledSite } from './updates/installed-site.mjs';
import { VisitorsOverTls } from './updates/visitors-over-tls.mjs';

const DOMAIN = 'church.test';
/** Enough for the trial's one address. */
const NO_LIMIT = {
  FORMS_RATE_PER_MINUTE: '100000',
  TRUST_PROXY: '127.0.0.1',
  PUBLIC_URL: `https://${DOMAIN}`,
  LOG_FILES: '1000',
};

/** @typedef {Awaited<ReturnType<typeof import('./updates/make-artefacts.mjs').makeArtefacts>>} Artefacts */

export const description = {
  about:
    'The whole site is updated and rolled back again and again while visitors come over TLS; and broken artefacts are refused.',
  options: {
    changes: number({ about: 'updates and rollbacks, together', fallback: 20 }),
    rate: number({ about: 'requests a second', fallback: 100, least: 2 }),
    'only-broken': flag('tries the broken artefacts only'),
  },
  more: 'It takes half an hour.',
};

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ options: { changes, rate, 'only-broken': onlyBroken } }) {
  // Loaded when it runs: `npm run trial` installs its packages first.
  const { makeArtefacts } = await import('./updates/make-artefacts.mjs');
  await withTrialSite('updates', async (settings, folder) => {
    const artefacts = await makeArtefacts(folder);
    const site = new InstalledSite(join(folder, 'home'), settings, NO_LIMIT);
    await site.install(artefacts.first);
    const [edge, cms] = [`127.0.0.1:${settings.port}`, `127.0.0.1:${settings.cmsPort}`];
    const proxy = await startProxy('caddy', { domain: DOMAIN, edge, cms, folder });
    try {
      await site.start();
      const broken = await tryBroken(site, artefacts.broken);
      const updated = onlyBroken
        ? []
        : await tryUpdates(site, { artefacts, proxy, changes, rate, cms: `http://${cms}` });
      holdBounds([...broken, ...updated]);
    } finally {
      await site.stop();
      await proxy.stop();
    }
  });
}

/** @param {InstalledSite} site @param {readonly import('./updates/broken-artefacts.mjs').Broken[]} artefacts */
async function tryBroken(site, artefacts) {
  const figures = [];
  for (const { name, file, words, restarts } of artefacts) {
    const before = site.state();
    const said = await step(`Trying an artefact: ${name}`, () => failureOf(site.soteria('update', file)));
    console.log(`\n${said}\n`);
    const after = site.state();
    const isAsBefore = after.version === before.version && (restarts || after.pids === before.pids);
    const holds = words.test(said) && isAsBefore && (await pageStatus(site)) === 200;
    figures.push({
      figure: `refused, and nothing changed: ${name}`,
      measured: holds ? 'yes' : 'no',
      bound: 'yes',
      holds,
    });
  }
  return figures;
}

/** @param {Promise<string>} update @returns {Promise<string>} what it said when it failed */
function failureOf(update) {
  return update.then(
    () => 'It was taken.',
    (error) => (error instanceof CommandFailed ? error.output : Promise.reject(error)),
  );
}

/** @param {InstalledSite} site */
async function pageStatus(site) {
  return (await fetch(`http://127.0.0.1:${site.env.PORT}/`)).status;
}

/**
 * @param {InstalledSite} site
 * @param {{ artefacts: Artefacts, proxy: import('../proxies/start-proxy.mjs').Proxy, changes: number, rate: number, cms: string }} options
 */
async function tryUpdates(site, { artefacts, proxy, changes, rate, cms }) {
  const sitemap = await (await fetch(`http://127.0.0.1:${site.env.PORT}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address))
    .map(({ pathname, search }) => `${pathname}${search}`);
  const visitors = new VisitorsOverTls({ perSecond: rate, paths, proxy });
  /** @type {number[]} */
  const seconds = [];
  /** @type {number | undefined} */
  let share;
  for (let change = 1; change <= changes; change += 1) {
    const since = Date.now();
    const words = change % 2 === 1 ? ['update', artefacts.second] : ['rollback'];
    await step(`Change ${change} of ${changes}: ${words[0]}`, () => site.soteria(...words));
    seconds.push((Date.now() - since) / 1000);
    share ??= await step('Until its new section has been visited', () => firstShare(site, artefacts.build));
    console.log(`  ${site.version()}, ${visitors.answered} requests answered, ${visitors.failures.length} failed`);
  }
  await visitors.end();
  for (const failure of new Set(visitors.failures)) console.log(`  failed: ${failure}`);
  const { logInToPanel } = await import('./restore/log-in-to-panel.mjs');
  const stored = async () => (await (await logInToPanel(cms, site.dataDir)).list('prayer-request')).length;
  await step('Until the CMS has every form', () => untilEqual(stored, visitors.forms));
  return [
    {
      figure: 'share that its new section began with, %',
      measured: share ?? 'not published',
      bound: '5',
      holds: share === 5,
    },
    ...updateFigures(visitors, { seconds, stored: await stored(), rate }),
  ];
}

/** The site visits the pages itself, before any visitor gets them. */
const VISITED_WITHIN_MS = 120_000;

/**
 * @param {InstalledSite} site
 * @param {import('../workspace/release-builds.mjs').ReleaseBuild} build
 */
async function firstShare(site, build) {
  const end = Date.now() + VISITED_WITHIN_MS;
  for (;;) {
    const share = await shareOf(site, build);
    if (share !== 0 || Date.now() > end) return share;
  }
}

/**
 * @param {InstalledSite} site
 * @param {import('../workspace/release-builds.mjs').ReleaseBuild} build
 * @returns {Promise<number | undefined>} percent of the visitors; undefined when it is not published
 */
async function shareOf(site, { section, version }) {
  const { sections } = JSON.parse(await site.soteria('release', 'status', '--json'));
  const releases = /** @type {{ version: string, traffic: number }[]} */ (sections[section].releases);
  return releases.find((release) => release.version === version)?.traffic;
}

/** @param {() => Promise<number>} read @param {number} wanted */
async function untilEqual(read, wanted) {
  const end = Date.now() + 120_000;
  while ((await read()) < wanted && Date.now() < end);
}

/** @param {VisitorsOverTls} visitors @param {{ seconds: number[], stored: number, rate: number }} facts */
function updateFigures({ answered, failures, forms, times }, { seconds, stored, rate }) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (/** @type {number} */ share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  const bySeconds = seconds.toSorted((one, other) => one - other);
  return [
    { figure: 'updates and rollbacks', measured: seconds.length },
    { figure: 'seconds for one, median', measured: bySeconds[Math.floor(bySeconds.length / 2)]?.toFixed(1) ?? '' },
    { figure: `requests at ${rate} a second`, measured: answered },
    atMost('requests that failed', failures.length, 0),
    { figure: 'milliseconds of a request: median, 99 %, most', measured: `${at(0.5)}, ${at(0.99)}, ${at(1)}` },
    { figure: 'forms sent', measured: forms },
    atMost('forms lost', forms - stored, 0),
    atMost('forms that came twice', stored - forms, 0),
  ];
}
