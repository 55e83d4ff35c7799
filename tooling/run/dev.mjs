import { join } from 'node:path';
import { checkMachine } from './machine/check-machine.mjs';
import { checkPort } from '../../operations/src/process/check-port.mjs';
import { createFaults } from './dev/faults/faults.mjs';
import { followTypes } from './dev/faults/follow-types.mjs';
import { typesProject } from './dev/faults/types-project.mjs';
import { liveSite } from './dev/live-site.mjs';
import { ensurePackages } from './machine/ensure-packages.mjs';
import { freePort } from '../../operations/src/process/free-port.mjs';
import { SECTIONS } from './workspace/release-builds.mjs';
import { list } from '../../operations/src/command-line/options.mjs';
import { ROOT } from '../../operations/src/root.mjs';
import { runCommand } from '../../operations/src/command-line/run-command.mjs';
import { settings } from '../../operations/src/command-line/settings.mjs';
import { build } from './workspace/build-site.mjs';
import { startServices, stopServices } from '../../operations/src/site/start-services.mjs';
import { step } from '../../operations/src/process/step.mjs';

/** @typedef {keyof typeof SECTIONS} Section */

const KNOWN = /** @type {Section[]} */ (Object.keys(SECTIONS));
const DESCRIPTION = {
  command: 'npm run dev',
  about:
    'The site with fast refresh: sections from their sources, the rest from the local releases or from a live site.',
  operand: list({ value: 'section', about: `to follow: ${KNOWN.join(', ')}`, usual: 'all', among: KNOWN }),
  more: 'Settings: PORT (3000), CMS_PORT (1337), DATA_DIR (.data); SOTERIA_URL=https://… takes the rest from that site.',
};

/** @param {import('../../operations/src/command-line/read-arguments.mjs').Asked<typeof DESCRIPTION>} asked */
async function dev({ operand }) {
  const sections = chosenSections(operand);
  checkMachine();
  const chosen = settings();
  const live = liveSite();
  await checkPort(chosen.port, 'PORT');
  await step('Installing packages', ensurePackages);
  const { site, services } = live ? { site: live, services: [] } : await startLocalSite(chosen);
  const folders = sections.map(folderOf);
  // The shell's own types matter to who changes the shell.
  const typed = (operand.length > 0 ? operand : sections).map(folderOf);
  const options = { port: chosen.port, site, readOnly: live !== undefined };
  const stop = await startServer(options, { folders, typed }).catch(async (error) => {
    await stopServices(services);
    throw error;
  });
  const end = async () => {
    await stop();
    await stopServices(services);
    process.exit(0);
  };
  process.once('SIGINT', () => void end());
  process.once('SIGTERM', () => void end());
  console.log(`Soteria is ready on http://localhost:${chosen.port}, following ${sections.join(', ')}`);
}

/**
 * The shell is always built: React refreshes in its development build only.
 * @param {readonly string[]} names
 * @returns {Section[]} the shell first
 */
function chosenSections(names) {
  return names.length === 0 ? KNOWN : KNOWN.filter((section) => section === 'shell' || names.includes(section));
}

/** Starts the site behind the development server, with that server's address as PUBLIC_URL. @param {import('../../operations/src/site/start-services.mjs').Settings} chosen */
async function startLocalSite(chosen) {
  if (!chosen.contentApiUrl) await checkPort(chosen.cmsPort, 'CMS_PORT');
  const builds = await build(chosen);
  process.env.PUBLIC_URL ??= `http://localhost:${chosen.port}`;
  const port = await freePort();
  return {
    site: `http://localhost:${port}`,
    services: await startServices({ ...chosen, port, withoutRefused: true }, builds),
  };
}

/** @param {string} section */
function folderOf(section) {
  return join(ROOT, SECTIONS[section] ?? '');
}

/**
 * @param {Omit<import('./dev/start-dev-server.mjs').DevServerOptions, 'builds' | 'faults'>} options
 * @param {{ folders: readonly string[], typed: readonly string[] }} packages to follow, the shell's first, and those of them whose types are checked
 */
function startServer(options, { folders, typed }) {
  return step('Building for development', async () => {
    // Loaded after the installation, because it needs packages.
    const { followPackages } = await import('./dev/follow-packages.mjs');
    const { startDevServer } = await import('./dev/start-dev-server.mjs');
    const faults = createFaults(console.error);
    const stop = await startDevServer({ ...options, faults, builds: await followPackages(folders, faults) });
    const stopTypes = followTypes({ from: ROOT, project: typesProject(typed), cwd: ROOT, faults });
    return async () => {
      stopTypes();
      await stop();
    };
  });
}

runCommand(DESCRIPTION, dev);
