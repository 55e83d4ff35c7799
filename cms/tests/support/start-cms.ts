import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from './free-port';
import { until } from './until';

const CMS_FOLDER = resolve(__dirname, '..', '..');
const PROGRAM = resolve(CMS_FOLDER, '..', 'operations', 'src', 'site', 'cms-program.mjs');
/** Ends a hang, and is below the limit of a test. */
const START_LIMIT_MS = 240_000;

export interface RunningCms {
  url: string;
  dataDir: string;
  /** The only folder for temporary files that the process knows. */
  temporaryFolder: string;
  /** All that it printed so far. */
  output(): string;
  /** Waits for it in the log; the limit of the test ends a hang. */
  untilSaid(words: string): Promise<void>;
  /** SIGTERM; resolves with the exit code, once all that it printed is in `output()`. */
  stop(): Promise<number | null>;
}

export interface StartOptions {
  /** An earlier run's folder, to start again on the same content. */
  dataDir?: string;
  environment?: Record<string, string>;
}

/** Starts the CMS with nothing from this machine's environment but the path. */
export function spawnCms(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [PROGRAM], {
    cwd: CMS_FOLDER,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/_health`).then(
    ({ status }) => status === 204,
    () => false,
  );
}

async function waitUntilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The CMS ended with ${child.exitCode}:\n${output()}`);
    if (Date.now() > end) throw new Error(`The CMS did not answer within ${START_LIMIT_MS} ms:\n${output()}`);
    await pause(100);
  }
}

export async function startCms(options: StartOptions = {}): Promise<RunningCms> {
  if (!existsSync(join(CMS_FOLDER, 'dist', 'src', 'index.js'))) {
    throw new Error('The CMS is not built. Run "strapi build" in cms/ first.');
  }
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'cms-test-')));
  const temporaryFolder = join(dataDir, 'temporary');
  await mkdir(temporaryFolder, { recursive: true });
  const port = await freePort();
  const child = spawnCms({
    CMS_PORT: String(port),
    DATA_DIR: dataDir,
    TMPDIR: temporaryFolder,
    POSTS_PER_MINUTE: '1000',
    ...options.environment,
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(String(chunk)));
  const output = () => chunks.join('');
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, url, output);
  const untilSaid = (words: string) => until(() => output().includes(words));
  return { url, dataDir, temporaryFolder, output, untilSaid, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'close');
  }
  return child.exitCode;
}

export const removeData = (dataDir: string) => rm(dataDir, { recursive: true, force: true });
