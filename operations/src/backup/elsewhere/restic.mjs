import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { resticFault } from './restic-fault.mjs';

/** @typedef {import('./destination.mjs').Repository} Repository */

const run = promisify(execFile);
const LONGEST_OUTPUT = 64 * 1024 ** 2;

/**
 * Runs restic on a repository to its end. Throws {@link StepError} with what to do when it fails.
 * @param {Repository} repository
 * @param {readonly string[]} args
 * @param {{ cwd?: string, limitMs?: number }} [options] limitMs: it is ended after this time
 * @returns {Promise<string>} what it printed
 */
export async function restic(repository, args, { cwd, limitMs = 0 } = {}) {
  const options = { env: environmentOf(repository), timeout: limitMs, maxBuffer: LONGEST_OUTPUT };
  const running = run('restic', args, cwd === undefined ? options : { ...options, cwd });
  const { stdout } = await running.catch((error) => {
    throw resticFault(repository.shown, error);
  });
  return stdout;
}

/**
 * What restic prints, as it comes. The stream fails when restic does.
 * @param {Repository} repository
 * @param {readonly string[]} args
 * @returns {import('node:stream').Readable}
 */
export function resticStream(repository, args) {
  const child = spawn('restic', args, { env: environmentOf(repository), stdio: ['ignore', 'pipe', 'pipe'] });
  const output = new PassThrough();
  const ended = Promise.all([once(child, 'close'), text(child.stderr)]);
  const copying = pipeline(child.stdout, output, { end: false });
  Promise.all([ended, copying]).then(
    ([[[code], stderr]]) =>
      code === 0 ? output.end() : output.destroy(resticFault(repository.shown, { code, stderr })),
    (error) => output.destroy(error.code === 'ENOENT' ? resticFault(repository.shown, error) : error),
  );
  // Whoever stops reading needs nothing more of it.
  output.once('close', () => child.kill());
  return output;
}

/**
 * Arguments would show passwords to other users of the machine. Nobody is there to answer questions of ssh.
 * @param {Repository} repository
 */
function environmentOf({ place, password }) {
  return {
    ...process.env,
    ...password,
    RESTIC_REPOSITORY: place,
    SSH_ASKPASS: '/bin/false',
    SSH_ASKPASS_REQUIRE: 'force',
  };
}
