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
    ? 'METRICS_TOKEN has to be the same for the website and for `soteria watch`. Give both the same file of settings, and start both again.'
    : `See that there is a file ${dataDir}/operator/metrics-token; if not, start the website again, which makes it. \`soteria watch\` has to run as the user who runs the website, with the same DATA_DIR, so that it may read that file.`;
  return {
    subject: 'Nobody would hear of trouble with CMS, forms and rollouts',
    cause:
      `The website works, but the program that writes these messages (\`soteria watch\`) cannot read from it how CMS, forms and rollouts are ` +
      `(${edgeUrl}/metrics). If the CMS stopped now, or forms were not delivered, no message would come.`,
    todo: [
      token,
      'If no message comes within ten minutes that it is over, pass this one on to whoever looks after the server.',
    ],
    over: {
      subject: 'CMS, forms and rollouts can be read again',
      text: 'Trouble with them is told again from now on. Nothing is left to do.',
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
