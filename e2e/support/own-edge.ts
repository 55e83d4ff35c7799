import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { EDGE } from './site.ts';

/** An edge that one test has for itself. */
export interface OwnEdge {
  readonly url: string;
  readonly dataDir: string;
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** The same edge at the same address, after a stop. */
  start(): Promise<void>;
}

export interface EdgeOptions {
  readonly contentApiUrl: string;
  /** Its releases are in there. */
  readonly dataDir: string;
  /** Further settings (.env.example). */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Settings of an edge that waits for a release whose code its workers have not loaded yet. With the defaults such a
 * candidate may count as late on a busy machine, and the stable release stands in for it.
 */
export const PATIENT = { RENDER_BUDGET_MS: '5000', RENDER_LIMIT_MS: '10000' };

const READY_MS = 20_000;

export async function startOwnEdge(options: EdgeOptions): Promise<OwnEdge> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let running = run(port, options);

  async function ready(): Promise<void> {
    const end = Date.now() + READY_MS;
    while (!(await answers(`${url}/healthz`))) {
      if (running.child.exitCode !== null || Date.now() > end)
        throw new Error(`The edge did not start:\n${running.output()}`);
      await pause(50);
    }
  }

  await ready();
  return {
    url,
    dataDir: options.dataDir,
    async stop(signal = 'SIGTERM') {
      const { child } = running;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
    async start() {
      running = run(port, options);
      await ready();
    },
  };
}

function run(port: number, { contentApiUrl, dataDir, settings }: EdgeOptions) {
  const { PATH } = process.env;
  const own = { PORT: String(port), DATA_DIR: dataDir, CONTENT_API_URL: contentApiUrl };
  const env = { PATH, NODE_ENV: 'production', ...own, ...settings };
  const child = spawn(process.execPath, [EDGE], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => void lines.push(String(data)));
  return { child, output: () => lines.join('') };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
