import { createPrivateKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { atMost, holdBounds } from '../../tooling/run/trials/parts/bounds.mjs';
import { createLogger, readConfig, startEdge } from 'edge/bench';
import {
  keyIdOf,
  openStore,
  originOf,
  promote,
  readOperatorAccess,
  recordedAnswers,
  RECORDINGS,
  startRollout,
} from 'releases/bench';
import { copyRelease } from './releases/copy-release.ts';

interface Asked {
  readonly count: number;
  /** Folders of the builds, and the built render worker. */
  readonly shell: string;
  readonly events: string;
  readonly worker: string;
}

const asked: Asked = JSON.parse(process.argv[2] ?? '');
/** So often the memory is measured. */
const TIMES = 10;
/** Caches fill first: the growth is that of the second half. */
const MOST_GROWTH = 1.1;
const MEGABYTE = 1_000_000;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Real releases of the events, one after another, each rendered by one and the same edge. */
const dataDir = await mkdtemp(join(tmpdir(), 'soteria-release-trial-'));
const answer = recordedAnswers(RECORDINGS.filled);
const content = createServer((request, response) => {
  void answer(request.url ?? '').then(({ status, body }) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
});
const now = () => new Date();
const releases = await openStore(dataDir, now);
const access = await readOperatorAccess(dataDir);
if (!access) throw new Error('The data folder has no operator.');
const key = { id: keyIdOf(access.signingKey), privateKey: createPrivateKey(access.signingKey) };
const edge = await startEdge({
  config: readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, CONTENT_API_URL: await originOf(content) }),
  log: createLogger('error'),
  workerFile: asked.worker,
});

try {
  await release('shell', '1.0.0', asked.shell);
  const every = Math.ceil(asked.count / TIMES);
  const memory = [];
  for (let index = 0; index < asked.count; index += 1) {
    const version = `1.0.${index}`;
    await release('events', version, asked.events);
    await rendered(version);
    if ((index + 1) % every === 0) memory.push({ releases: index + 1, ...memoryNow() });
  }
  console.log(`${asked.count} releases of the events, each rendered by one edge; MB after a garbage collection.`);
  const half = memory[Math.floor(memory.length / 2) - 1] ?? memory[0];
  const growth = (memory.at(-1)?.heap ?? NaN) / (half?.heap ?? NaN);
  holdBounds([
    ...memory.map(({ releases: count, heap, whole }) => ({
      figure: `after ${count} releases: heap of the edge, whole process`,
      measured: `${heap.toFixed(1)}, ${whole.toFixed(0)}`,
    })),
    atMost('growth of the heap in the second half, times', Number(growth.toFixed(2)), MOST_GROWTH),
  ]);
} finally {
  await edge.stop();
  content.close();
  content.closeAllConnections();
  await rm(dataDir, { recursive: true, force: true });
}

/** Puts a release into the store and lets it serve everybody. */
async function release(section: string, version: string, from: string) {
  await copyRelease({ releases, key, from }, { section, version });
  await releases.changes.change({ who: 'trial', action: 'promote', section, version }, (table) => {
    const isFirst = table.sections[section]?.length === 1;
    const rollout = { section, version, steps: [100], every: 1, id: version };
    return isFirst ? table : promote(startRollout(table, rollout, now()), section, now());
  });
}

/** Asks until the edge serves the release, and for its page once more. */
async function rendered(version: string): Promise<void> {
  const expected = `data-release="events@${version}"`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(`${edge.address}/events`);
    const html = await response.text();
    if (response.status === 200 && html.includes(expected) && html.includes('Filter events')) return;
    await pause(50);
  }
  throw new Error(`events@${version} was not rendered.`);
}

/** In megabytes. */
function memoryNow() {
  collectGarbage();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed / MEGABYTE, whole: rss / MEGABYTE };
}
