import { settings } from '../command-line/settings.mjs';
import { rolloutSteps, shippedBuilds } from '../site/shipped-builds.mjs';
import { publishAll } from '../site/start-services.mjs';

export const PUBLISH = {
  about:
    'Publishes the releases that came with Soteria and that the running site does not have, as `soteria start` does.',
  more: 'Under a service manager nothing else does it: run it after the first start. Settings: PORT (3000), DATA_DIR (.data), ROLLOUT_STEPS (5,25,100), ROLLOUT_EVERY (1h).',
};

export async function publish() {
  const chosen = settings();
  await publishAll(shippedBuilds(), { ...chosen, withoutRefused: true, steps: rolloutSteps() });
}
