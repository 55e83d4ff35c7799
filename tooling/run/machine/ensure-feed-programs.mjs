import { command } from '../../../operations/src/process/command.mjs';
import { aptInstall, canAptInstall } from './apt-install.mjs';

const LIBRARIES = ['icalendar', 'recurring_ical_events', 'vobject', 'vdirsyncer', 'khal', 'podcastparser'];
const DEBIAN_PACKAGES = [
  'python3-icalendar',
  'python3-recurring-ical-events',
  'python3-vobject',
  'vdirsyncer',
  'khal',
  'python3-podcastparser',
  'newsboat',
  'libxml2-utils',
];

const NO_PROGRAMS =
  `Programs that read calendars and feeds are needed here, and they are not all there: newsboat, xmllint, and for Python ${LIBRARIES.join(', ')}. ` +
  `Debian and Ubuntu: \`apt-get install ${DEBIAN_PACKAGES.join(' ')}\`; elsewhere: \`pip install ${LIBRARIES.join(' ')}\`, and newsboat and libxml2.`;

/** Debian's packages are of its own Python, which need not be the first one. */
const PYTHONS = ['/usr/bin/python3', 'python3'];

/**
 * Installs the programs that read calendars and the site's feeds in tests. Throws an error that says how to get them.
 * @returns {Promise<string>} the Python that has their libraries
 */
export async function ensureFeedPrograms() {
  const found = await findPrograms();
  if (found) return found;
  if (canAptInstall()) await aptInstall(...DEBIAN_PACKAGES);
  const installed = await findPrograms();
  if (installed) return installed;
  throw new Error(NO_PROGRAMS);
}

async function findPrograms() {
  if (!(await works('newsboat', ['--version'])) || !(await works('xmllint', ['--version']))) return null;
  for (const python of PYTHONS) if (await works(python, ['-c', `import ${LIBRARIES.join(', ')}`])) return python;
  return null;
}

/** @param {string} program @param {readonly string[]} args */
function works(program, args) {
  return command(program, args).then(
    () => true,
    () => false,
  );
}
