import { watch } from 'node:fs';
import { join } from 'node:path';
import { checkMachine } from './check-machine.mjs';
import { checkPort } from './check-port.mjs';
import { ensurePackages } from './ensure-packages.mjs';
import { buildRelease, SECTIONS } from './release-builds.mjs';
import { ROOT } from './root.mjs';
import { settings } from './settings.mjs';
import { build, publish, startServices, stopServices } from './site.mjs';
import { run, step, StepError } from './step.mjs';

/** Milliseconds without a further change before a build starts: editors save several files at once. */
const QUIET_MS = 150;

/** @typedef {keyof typeof SECTIONS} Section */

/** `npm run dev [-- section …]`: the site; each saved change of those sections becomes a local release that serves at once. */
async function dev() {
  const sections = chosenSections(process.argv.slice(2));
  checkMachine();
  const chosen = settings();
  await checkPort(chosen.port, 'PORT');
  if (!chosen.contentApiUrl) await checkPort(chosen.cmsPort, 'CMS_PORT');
  await step('Installing packages', ensurePackages);
  const services = await startServices(chosen, await build(chosen));
  const stop = () => stopServices(services).then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  for (const section of sections) follow(section, chosen);
  console.log(`Soteria is ready on http://localhost:${chosen.port}, following ${sections.join(', ')}`);
}

/**
 * @param {readonly string[]} names
 * @returns {Section[]}
 */
function chosenSections(names) {
  const known = /** @type {Section[]} */ (Object.keys(SECTIONS));
  const unknown = names.find((name) => !known.some((section) => section === name));
  if (unknown)
    throw new StepError(`There is no section "${unknown}". Choose among ${known.join(', ')}, or name none for all.`);
  return names.length === 0 ? known : known.filter((section) => names.includes(section));
}

/**
 * Builds and publishes a section whenever one of its files changes; changes during a build are built after it.
 * @param {Section} section
 * @param {import('./site.mjs').Settings} chosen
 */
function follow(section, chosen) {
  let timer = /** @type {NodeJS.Timeout | undefined} */ (undefined);
  let building = Promise.resolve();
  const rebuild = async () => {
    const release = await step(`Building ${section}`, () => buildRelease(section, chosen.dataDir)).catch(say);
    if (release) await publish([release], chosen).catch(say);
  };
  watch(join(ROOT, SECTIONS[section] ?? '', 'src'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => (building = building.then(rebuild)), QUIET_MS);
  });
}

/** A build that fails is mended by the next save: the site goes on with the last release. @param {Error} error */
function say(error) {
  console.error(`✗ ${error.message}`);
}

run(dev);
