import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkMachine } from './machine/check-machine.mjs';
import { checkPort } from '../../operations/src/process/check-port.mjs';
import { ensureSitePackages } from './machine/ensure-packages.mjs';
import { ROOT } from '../../operations/src/root.mjs';
import { runCommand } from '../../operations/src/command-line/run-command.mjs';
import { settings } from '../../operations/src/command-line/settings.mjs';
import { build } from './workspace/build-site.mjs';
import { startServices, stopServices } from '../../operations/src/site/start-services.mjs';
import { step } from '../../operations/src/process/step.mjs';

const DESCRIPTION = {
  command: 'npm start',
  about: 'Installs, builds, seeds and starts everything on the embedded defaults.',
  more: 'Its settings come from the environment or .env: PORT (3000), CMS_PORT (1337), DATA_DIR (.data), CONTENT_API_URL; .env.example has all.',
};

const FIRST_TIME =
  'The first start takes three to eight minutes, half of them for packages; later ones build only what changed.';

async function start() {
  checkMachine();
  if (!existsSync(join(ROOT, 'node_modules'))) console.log(FIRST_TIME);
  const chosen = settings();
  await checkPort(chosen.port, 'PORT');
  if (!chosen.contentApiUrl) await checkPort(chosen.cmsPort, 'CMS_PORT');

  await step('Installing packages', ensureSitePackages);
  const builds = await build(chosen);
  const services = await startServices({ ...chosen, withoutRefused: true }, builds);

  const stop = async () => {
    console.log('\nStopping …');
    await stopServices(services);
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  for (const service of services) void watch(service, services);

  if (!chosen.contentApiUrl) {
    console.log(
      `\nThe CMS is on http://localhost:${chosen.cmsPort}/admin; its first login is in ${chosen.dataDir}/admin-password.txt`,
    );
  }
  for (const warning of services.flatMap((service) => service.warnings())) console.warn(`\n⚠ ${warning}\n`);
  console.log(`Soteria is ready on http://localhost:${chosen.port}`);
}

/**
 * Reports a process that ends by itself. Without the CMS the site serves its last content. Without the edge it stops.
 * @param {import('../../operations/src/process/service.mjs').Service} service
 * @param {readonly import('../../operations/src/process/service.mjs').Service[]} services
 */
async function watch(service, services) {
  const code = await service.ended;
  if (service.stopping) return;
  console.error(`The ${service.name} ended by itself (code ${code}). Its log: ${service.log}`);
  if (service.name !== 'edge') return;
  await stopServices(services);
  process.exit(1);
}

runCommand(DESCRIPTION, start);
