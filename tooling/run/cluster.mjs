import { checkMachine } from './machine/check-machine.mjs';
import { ensureSitePackages } from './machine/ensure-packages.mjs';
import { Cluster } from './cluster/cluster.mjs';
import { number } from '../../operations/src/command-line/options.mjs';
import { runCommand } from '../../operations/src/command-line/run-command.mjs';
import { settings } from '../../operations/src/command-line/settings.mjs';
import { checkPort } from '../../operations/src/process/check-port.mjs';
import { step } from '../../operations/src/process/step.mjs';
import { build } from './workspace/build-site.mjs';

const DESCRIPTION = {
  command: 'npm run cluster',
  about: 'Starts the site as several machines run it: edges and CMSes that share one Postgres, HAProxy in front.',
  options: { edges: number({ about: 'edges, each with an empty disk', fallback: 3 }) },
  more:
    'Needs Postgres 15 and HAProxy. PORT (3000) and CMS_PORT (1337) are the balancer’s. All data is in a temporary folder, and is deleted ' +
    'at the end. The other settings are those of npm start; DATA_DIR, DATABASE_URL, SITE_KEY and CONTENT_API_URL play no part here.',
};

/** @param {import('../../operations/src/command-line/read-arguments.mjs').Asked<typeof DESCRIPTION>} asked */
async function start({ options: { edges } }) {
  checkMachine();
  const { port, cmsPort } = settings();
  await checkPort(port, 'PORT');
  await checkPort(cmsPort, 'CMS_PORT');

  await step('Installing packages', ensureSitePackages);
  const cluster = new Cluster({ port, cmsPort, edges });
  stopOnSignal(cluster);
  try {
    const builds = await build({ port, cmsPort, dataDir: cluster.folder, contentApiUrl: undefined });
    await cluster.start(builds);
  } catch (error) {
    if (cluster.stopping) return;
    await cluster.stop();
    throw error;
  }
  for (const [name, service] of cluster.services) void watch(name, service);
  console.log(aboutCluster(cluster));
  for (const warning of cluster.service(cluster.edge(0)).warnings()) console.warn(`⚠ ${warning}\n`);
  console.log(`Soteria is ready on http://localhost:${port}`);
}

/** @param {Cluster} cluster */
function stopOnSignal(cluster) {
  const stop = async () => {
    if (cluster.stopping) return;
    console.log('\nStopping …');
    await cluster.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
}

/** Says when a process ends by itself: the others go on. @param {string} name @param {import('../../operations/src/process/service.mjs').Service} service */
async function watch(name, service) {
  const code = await service.ended;
  if (!service.stopping) console.error(`${name} ended by itself (code ${code}). Its log: ${service.log}`);
}

/** @param {Cluster} cluster */
function aboutCluster(cluster) {
  const { options, edges, cmses, postgres } = cluster;
  const { port, cmsPort } = options;
  const first = cluster.edge(0).dataDir;
  const own = [...edges, ...cmses].map(({ name, url }) => `  ${name}  ${url}  ${cluster.service({ name }).child.pid}`);
  return [
    '\nBehind the balancer (process ids, to kill one and see):',
    ...own,
    `  Postgres  ${postgres.url}`,
    `\nThe CMS is on http://localhost:${cmsPort}/admin; its first login is in ${cmses[0]?.dataDir}/admin-password.txt`,
    `Releases, as the operator: DATA_DIR=${first} PORT=${port} npm run release -- status`,
    `Logs and everything else: ${cluster.folder}; Ctrl-C stops all of it and deletes that folder.\n`,
  ].join('\n');
}

runCommand(DESCRIPTION, start);
