import { pathToFileURL } from 'node:url';

/**
 * Runs a program in this very process, so that process id, signals and sockets of a service manager are its own.
 * @param {Pick<import('./service.mjs').ServiceOptions, 'args' | 'cwd' | 'env'> & { script: string }} program
 */
export async function become({ script, args = [], cwd, env }) {
  Object.assign(process.env, env);
  process.chdir(cwd);
  process.argv = [process.execPath, script, ...args];
  await import(pathToFileURL(script).href);
}
