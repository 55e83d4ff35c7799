import { text } from '../command-line/options.mjs';
import { settings } from '../command-line/settings.mjs';
import { storeContentBefore } from '../site/content-snapshot.mjs';
import { versionOf } from '../version.mjs';
import { become } from '../process/become.mjs';
import { cmsService, edgeService, hookSettings } from '../site/services.mjs';

const PROGRAMS = { edge: edgeService, cms: cmsService };

export const RUN = {
  about: 'The edge or the CMS alone, for a service manager such as systemd; its log goes to the output.',
  operand: text({
    value: 'program',
    about: 'edge or cms',
    required: true,
    check: (name) => (name in PROGRAMS ? undefined : 'choose edge or cms.'),
  }),
  more: 'It has the settings that `soteria start` would give it. Releases are published by `soteria publish`.',
};

/** @param {import('../command-line/read-arguments.mjs').Asked<typeof RUN>} asked */
export async function run({ operand }) {
  const chosen = settings();
  // Who passes a socket by a plain spawn cannot know the process id; systemd can.
  if (process.env.LISTEN_FDS && process.env.LISTEN_PID === '') process.env.LISTEN_PID = String(process.pid);
  if (operand === 'cms') await storeContentBefore(chosen.dataDir, versionOf());
  const service = PROGRAMS[/** @type {keyof typeof PROGRAMS} */ (operand)];
  await become(service(chosen, hookSettings(chosen)));
}
