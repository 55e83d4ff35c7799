import { join } from 'node:path';
import * as v from 'valibot';
import { command } from '../process/command.mjs';
import { ROOT } from '../workspace/root.mjs';

/** What is served to visitors or runs on the server; not what builds and tests it. */
const SHIPPED = ['edge', 'releases', 'cms', 'shell', 'shared', 'mfe-*'];

const Listed = v.record(v.string(), v.array(v.object({ name: v.string() })));

/**
 * The licences of all packages that are part of the running site, from the installed packages.
 * @returns {Promise<{ name: string, licence: string }[]>}
 */
export async function usedLicences() {
  const pnpm = join(ROOT, 'node_modules', 'pnpm', 'bin', 'pnpm.cjs');
  const filters = SHIPPED.flatMap((name) => ['--filter', name]);
  const listed = await command(process.execPath, [pnpm, 'licenses', 'list', '--prod', '--json', ...filters]);
  const licences = Object.entries(v.parse(v.pipe(v.string(), v.parseJson(), Listed), listed));
  return licences.flatMap(([licence, packages]) => packages.map(({ name }) => ({ name, licence })));
}
