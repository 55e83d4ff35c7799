import { logOf, RESTART_MS, valueOf } from './rule.mjs';

/**
 * What hides other alerts, while the site itself answers.
 * @type {import('./rule.mjs').Rule}
 */
export function notReadable({ isReady, metrics }, settings) {
  if (!isReady) return null;
  if (!metrics) return [{ id: 'not-readable metrics', afterMs: RESTART_MS, ...metricsHidden(settings) }];
  if (valueOf(metrics, 'soteria_forms_readable') === 1) return [];
  return [{ id: 'not-readable forms', afterMs: RESTART_MS, ...formsHidden(settings) }];
}

/** @param {import('./rule.mjs').AlertSettings} settings */
function metricsHidden({ edgeUrl, dataDir, metricsToken }) {
  const token = metricsToken
    ? 'METRICS_TOKEN has to be the same for the edge and for the watch. Give both the same file of settings, and start both again.'
    : `The watch has to run as the user who runs the edge, with the same DATA_DIR: it reads ${dataDir}/operator/metrics-token. Start the edge again if that file is not there.`;
  return {
    subject: 'Nobody would hear of trouble with CMS, forms and rollouts',
    cause:
      `The website works, but it does not tell the watch how it is (${edgeUrl}/metrics). If the CMS stopped now, or forms were not delivered, ` +
      'no message would come.',
    todo: [token, 'Run `soteria watch` once on the server: it says what it finds.'],
    over: {
      subject: 'The watch sees CMS, forms and rollouts again',
      text: 'What was wrong meanwhile is told from now on. Nothing is left to do.',
    },
  };
}

/** @param {import('./rule.mjs').AlertSettings} settings */
function formsHidden({ dataDir }) {
  return {
    subject: "Visitors' forms cannot be read or stored",
    cause:
      'The store of prayer requests, memberships and messages does not open. Visitors who send one are told to try again in a few minutes. ' +
      'What was stored before is not touched.',
    todo: [
      `Look whether the disk with ${dataDir} is full (\`df -h ${dataDir}\`), and make room.`,
      'With DATABASE_URL: see whether that Postgres runs and lets the site in.',
      `Otherwise send the end of the edge's log to whoever looks after the server: ${logOf('edge', dataDir)}. It says why.`,
    ],
    over: {
      subject: "Visitors' forms are taken again",
      text: 'Forms are read and stored again. Nothing is left to do.',
    },
  };
}
