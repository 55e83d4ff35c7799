import * as v from 'valibot';
import { pnpm } from '../process/pnpm.mjs';

/** Packages whose code reaches visitors or the server. Build and test packages are not among them. */
const SHIPPED = [
  'edge',
  'releases',
  'database',
  'feeds',
  'search',
  'share-pictures',
  'visits',
  'cms',
  'shell',
  'shared',
  'mfe-*',
];

const Listed = v.record(v.string(), v.array(v.object({ name: v.string() })));

/**
 * The licences of all packages that are part of the running site, from the installed packages.
 * @returns {Promise<{ name: string, licence: string }[]>}
 */
export async function usedLicences() {
  const filters = SHIPPED.flatMap((name) => ['--filter', name]);
  const listed = await pnpm(['licenses', 'list', '--prod', '--json', ...filters]);
  const licences = Object.entries(v.parse(v.pipe(v.string(), v.parseJson(), Listed), listed));
  return licences.flatMap(([licence, packages]) => packages.map(({ name }) => ({ name, licence })));
}
