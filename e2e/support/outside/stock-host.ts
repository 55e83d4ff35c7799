import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../../operations/src/process/command.mjs';
import { APART, installApart } from '../../../tooling/run/dependencies/install-apart.mjs';
import { ROOT } from '../site.ts';
import { serveFolder } from './serve-folder.ts';

export interface StockHost {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Each bundler as its documentation has one type it, below the folder of installed packages. */
const BUILDS = {
  webpack: ['node_modules/webpack-cli/bin/cli.js', 'build', '--no-optimization-minimize'],
  vite: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
};

/** The package that hosts install. */
const ADAPTER = join(ROOT, 'packages', 'section-host');

/** Builds the adapter, once for all hosts. */
export async function buildAdapter(): Promise<void> {
  await command(process.execPath, [join(ROOT, 'tooling', 'bin', 'webpack.mjs')], { cwd: ADAPTER });
}

/**
 * Builds a host in a folder that has nothing of this repository but the adapter, and serves it.
 * @param site the origin of the site whose sections it draws
 */
export async function startStockHost(bundler: keyof typeof BUILDS, site: string): Promise<StockHost> {
  const installed = await installApart(APART.outside);
  const folder = mkdtempSync(join(installed, `${bundler}-host-`));
  cpSync(join(APART.outside, 'hosts', bundler), folder, { recursive: true });
  const adapter = join(folder, 'node_modules', 'section-host');
  mkdirSync(adapter, { recursive: true });
  for (const part of ['package.json', 'dist', 'types'])
    cpSync(join(ADAPTER, part), join(adapter, part), { recursive: true });
  const [program = '', ...args] = BUILDS[bundler];
  await command(process.execPath, [join(installed, program), ...args], { cwd: folder, env: { SITE: site } });
  // webpack leaves the page to its user.
  if (bundler === 'webpack') cpSync(join(folder, 'index.html'), join(folder, 'dist', 'index.html'));
  const server = await serveFolder(join(folder, 'dist'));
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin: server.origin, stop };
}
