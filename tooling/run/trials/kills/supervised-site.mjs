import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../../../operations/src/root.mjs';

/** @typedef {import('../../../../operations/src/site/start-services.mjs').Settings} Settings */
/** @typedef {'edge' | 'cms'} Name */

const POLL_MS = 20;
/** Beyond any bound, so that the table says what was measured. */
const LIMIT_MS = 60_000;

/** A site under `soteria start`, in a process of its own. */
export class SupervisedSite {
  /** @param {Settings} settings @param {Record<string, string>} env */
  constructor({ port, cmsPort, dataDir }, env) {
    this.dataDir = dataDir;
    this.url = `http://127.0.0.1:${port}`;
    this.cmsUrl = `http://127.0.0.1:${cmsPort}`;
    this.process = spawn(join(ROOT, 'operations', 'bin', 'soteria'), ['start'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: String(port), CMS_PORT: String(cmsPort), DATA_DIR: dataDir, ...env },
    });
    this.ended = once(this.process, 'exit');
  }

  /** Resolves when it says that it is ready. */
  async ready() {
    for await (const text of this.process.stdout) {
      process.stdout.write(text);
      if (String(text).includes('Soteria is ready on ')) return void this.process.stdout.resume();
    }
    throw new Error('`soteria start` ended before it was ready.');
  }

  /** Kills a process of it. @param {Name} name @returns {Promise<number>} milliseconds until another one answers */
  async kill(name) {
    process.kill(Number(readFileSync(join(this.dataDir, 'run', `${name}.pid`), 'utf8')), 'SIGKILL');
    const killedAt = performance.now();
    while (!(await this.answers(name))) {
      if (performance.now() - killedAt > LIMIT_MS) return Infinity;
      await pause(POLL_MS);
    }
    return performance.now() - killedAt;
  }

  /** Whether the CMS is healthy, or the edge shows the home page. @param {Name} name */
  async answers(name) {
    const answer = await fetch(name === 'cms' ? `${this.cmsUrl}/_health` : this.url).catch(() => null);
    if (!answer?.ok) return false;
    const text = await answer.text().catch(() => '');
    return name === 'cms' || text.includes('<h1');
  }

  /** @returns {Promise<number | null>} its exit code */
  async stop() {
    this.process.kill('SIGTERM');
    const [code] = await this.ended;
    return code;
  }
}
