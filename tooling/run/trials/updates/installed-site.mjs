import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { command } from '../../../../operations/src/process/command.mjs';

/** @typedef {{ port: number, cmsPort: number, dataDir: string }} Place */

/** A site that is installed from an artefact, as docs/operations.md says, and runs by `soteria start`. */
export class InstalledSite {
  /** @param {string} home @param {Place} place @param {Record<string, string>} env */
  constructor(home, { port, cmsPort, dataDir }, env) {
    this.home = home;
    this.dataDir = dataDir;
    this.env = { PORT: String(port), CMS_PORT: String(cmsPort), DATA_DIR: dataDir, ...env };
  }

  /** @param {string} artefact */
  async install(artefact) {
    mkdirSync(this.home);
    await command('tar', ['-xzf', artefact, '-C', this.home]);
    symlinkSync(basename(artefact, '.tar.gz'), join(this.home, 'current'));
  }

  get program() {
    return join(this.home, 'current', 'bin', 'soteria');
  }

  /** Resolves when the site says that it is ready. */
  async start() {
    this.process = spawn(this.program, ['start'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...this.env },
      cwd: '/',
    });
    this.ended = once(this.process, 'exit');
    for await (const text of this.process.stdout) {
      process.stdout.write(text);
      if (String(text).includes('Soteria is ready on ')) return void this.process.stdout.resume();
    }
    throw new Error('`soteria start` ended before it was ready.');
  }

  /** @param {readonly string[]} args */
  soteria(...args) {
    return command(this.program, args, { env: this.env, cwd: '/' });
  }

  /** What an update that fails must leave as it is. */
  state() {
    const pids = ['edge', 'cms'].map((name) => readFileSync(join(this.dataDir, 'run', `${name}.pid`), 'utf8'));
    return { version: this.version(), pids: pids.join() };
  }

  version() {
    return readlinkSync(join(this.home, 'current'));
  }

  async stop() {
    this.process?.kill('SIGTERM');
    await this.ended;
  }
}
