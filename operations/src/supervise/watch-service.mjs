import { ROOT } from '../root.mjs';
import { programOf } from './supervised-program.mjs';

/**
 * The command `watch` beside the site; null where nobody is set to be told. Throws StepError when its settings are wrong.
 * @param {import('../site/start-services.mjs').Settings} site
 * @returns {Promise<import('../process/service.mjs').ServiceOptions | null>}
 */
export async function watchService({ port, dataDir }) {
  if (!process.env.ALERT_MAIL_TO && !process.env.ALERT_WEBHOOK) return null;
  // Loaded when it runs: `npm start` installs its packages first.
  const { alertSettings } = await import('../alerts/alert-settings.mjs');
  alertSettings();
  return {
    name: 'watch',
    ...programOf('watch', ROOT),
    env: { PORT: String(port), DATA_DIR: dataDir },
    dataDir,
    ownGroup: true,
  };
}
