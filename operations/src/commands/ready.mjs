import { setTimeout as pause } from 'node:timers/promises';
import { text } from '../command-line/options.mjs';
import { settings } from '../command-line/settings.mjs';
import { StepError } from '../process/step.mjs';
import { edgeOrigin } from '../site/edge-origin.mjs';

const PAUSE_MS = 150;
const REQUEST_LIMIT_MS = 5_000;

/** @typedef {{ port: number, cmsPort: number }} Ports */

const HEALTH = {
  edge: (/** @type {Ports} */ { port }) => `${edgeOrigin(port)}/healthz`,
  cms: (/** @type {Ports} */ { cmsPort }) => `http://127.0.0.1:${cmsPort}/_health`,
};

export const READY = {
  about: 'Waits until the edge or the CMS of this machine answers, for a service manager.',
  operand: text({
    value: 'program',
    about: 'edge or cms',
    required: true,
    check: (name) => (name in HEALTH ? undefined : 'choose edge or cms.'),
  }),
  more: 'It has no limit of its own; where systemd names the process by MAINPID, it ends with that one. Settings: PORT (3000), CMS_PORT (1337).',
};

/** @param {import('../command-line/read-arguments.mjs').Asked<typeof READY>} asked */
export async function ready({ operand }) {
  const url = HEALTH[/** @type {keyof typeof HEALTH} */ (operand)](settings());
  for (;;) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(REQUEST_LIMIT_MS) }).catch(() => null);
    if (answer?.ok) return;
    // systemd itself would wait for the whole TimeoutStartSec, and start nothing again meanwhile.
    if (hasEnded(process.env.MAINPID)) throw new StepError(`The ${operand} ended before it answered.`);
    await pause(PAUSE_MS);
  }
}

/** @param {string | undefined} pid of a process of the same user */
function hasEnded(pid) {
  if (!pid) return false;
  try {
    return !process.kill(Number(pid), 0);
  } catch {
    return true;
  }
}
