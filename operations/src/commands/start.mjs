import { settings } from '../command-line/settings.mjs';
import { rolloutSteps, shippedBuilds } from '../site/shipped-builds.mjs';
import { checkPlace, runSite } from '../supervise/run-site.mjs';

export const START = {
  about: 'Starts the site and runs it: what ends by itself is started again. Ctrl-C or SIGTERM stops everything.',
  more:
    'Settings, from the environment or .env: PORT (3000), CMS_PORT (1337), DATA_DIR (.data), CONTENT_API_URL; .env.example has all. ' +
    'Logs are in DATA_DIR/logs.',
};

export async function start() {
  const chosen = settings();
  await checkPlace(chosen);
  await runSite(chosen, { builds: shippedBuilds(), steps: rolloutSteps() });
}
