import { holdSocket } from '../process/held-socket.mjs';
import { Service } from '../process/service.mjs';
import { startServices, stopServices } from '../site/start-services.mjs';
import { untilAlive, untilCmsReady } from '../site/until-ready.mjs';
import { Supervisor } from './supervisor.mjs';
import { SupervisorLog } from './supervisor-log.mjs';
import { controlsOf } from './controls.mjs';
import { openControlServer } from './control-server.mjs';
import { stopOrphans } from './orphans.mjs';
import { supervisedProgram } from './supervised-program.mjs';
import { watchService } from './watch-service.mjs';
import { checkPort } from '../process/check-port.mjs';

/** @typedef {import('../site/start-services.mjs').Settings} Settings */

/**
 * Stops what a killed site has left on the data folder. Throws StepError when another site runs there, or has one of the ports.
 * @param {Settings} chosen
 */
export async function checkPlace({ port, cmsPort, dataDir, contentApiUrl }) {
  await stopOrphans(dataDir);
  await checkPort(port, 'PORT');
  if (!contentApiUrl) await checkPort(cmsPort, 'CMS_PORT');
}

/**
 * Starts the site, and the watch where somebody is to be told of trouble. Prints that it is ready. From then on, what ends by
 * itself is started again, and connections wait meanwhile. SIGINT, SIGTERM and SIGHUP stop everything and end this process; a
 * second one ends it in the middle of whatever it does.
 * @param {Settings} chosen
 * @param {{ builds: readonly import('../site/publish-builds.mjs').ReleaseBuild[], steps?: import('../site/publish-builds.mjs').Steps }} releases
 * to publish, when the site does not have them
 */
export async function runSite(chosen, { builds, steps }) {
  /** @type {Service[]} */
  const services = [];
  const watch = await watchService(chosen);
  const log = new SupervisorLog(chosen.dataDir);
  const supervisor = new Supervisor({ say: (text) => log.say(text) });
  const socket = await holdSocket({ host: process.env.HOST, port: chosen.port });
  /** @type {{ close: () => void } | undefined} */
  let control;
  const stop = async () => {
    console.log('\nStopping …');
    control?.close();
    await supervisor.stop();
    await stopServices(services);
    await log.close();
    process.exit(0);
  };
  const isStopping = onSignal(stop, () => services.forEach((service) => void service.kill()));
  process.once('exit', () => services.forEach(({ child }) => child.kill('SIGTERM')));
  try {
    const how = { withoutRefused: true, programs: programsOf(chosen, socket), ...(steps ? { steps } : {}) };
    await startServices({ ...chosen, ...how }, builds, services);
  } catch (error) {
    if (isStopping()) return;
    throw error;
  }
  const supervised = services.map((service) => ({ service, untilReady: () => untilBack(service, chosen) }));
  if (watch) {
    // It is stopped first, so that nobody is told of the end of the others.
    const service = new Service(watch);
    services.unshift(service);
    supervised.unshift({ service, untilReady: async () => undefined });
  }
  for (const each of supervised) supervisor.add(each);
  control = await openControlServer(chosen.dataDir, controlsOf(supervised, supervisor));
  announce(chosen, services);
}

/**
 * @param {Settings} chosen
 * @param {import('../process/held-socket.mjs').HeldSocket | null} socket
 */
function programsOf(chosen, socket) {
  return {
    cms: () => supervisedProgram('cms', chosen),
    edge: () => ({ ...supervisedProgram('edge', chosen), ...(socket ? { socket: socket.fd } : {}) }),
  };
}

/**
 * @param {() => Promise<void>} stop
 * @param {() => void} kill
 * @returns {() => boolean} whether one came
 */
function onSignal(stop, kill) {
  let count = 0;
  const onEach = () => {
    count += 1;
    if (count === 1) void stop();
    else kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onEach);
  return () => count > 0;
}

/** @param {Service} service @param {Settings} chosen */
function untilBack(service, { port, cmsPort }) {
  return service.name === 'cms' ? untilCmsReady(service, cmsPort) : untilAlive(service, port);
}

/** @param {Settings} chosen @param {readonly Service[]} services */
function announce({ port, cmsPort, dataDir, contentApiUrl }, services) {
  if (!contentApiUrl)
    console.log(
      `\nThe CMS is on http://localhost:${cmsPort}/admin; its first login is in ${dataDir}/admin-password.txt`,
    );
  for (const warning of services.flatMap((service) => service.warnings())) console.warn(`\n⚠ ${warning}\n`);
  console.log(`Soteria is ready on http://localhost:${port}`);
}
