import { createPrivateKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readConfig } from '../../edge/src/config.ts';
import { recordedAnswers } from '../../edge/src/gate/recorded-answers.ts';
import { RECORDINGS } from '../../edge/src/gate/recorded-content.ts';
import { createLogger } from '../../edge/src/logger.ts';
import { promote } from '../../edge/src/releases/changes/promote.ts';
import { startRollout } from '../../edge/src/releases/changes/start-rollout.ts';
import { openReleases } from '../../edge/src/releases/open-releases.ts';
import { keyIdOf } from '../../edge/src/signing/key-id.ts';
import { startEdge } from '../../edge/src/start-edge.ts';
import { readOperatorAccess } from '../../edge/src/teams/operator-access.ts';
import { originOf } from '../../edge/src/testing/origin-of.ts';
import { copyRelease } from './releases/copy-release.ts';

const COUNT = Number(process.argv[2] ?? 1_000);
/** Folders of the builds, and the built render worker. */
const [SHELL = '', EVENTS = '', WORKER = ''] = process.argv.slice(3);
const REPORTED_EVERY = 100;
const MEGABYTE = 1_000_000;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Real releases of the events, one after another, each rendered by one and the same edge. */
const dataDir = await mkdtemp(join(tmpdir(), 'soteria-release-trial-'));
const answer = recordedAnswers(RECORDINGS.filled);
const content = createServer(async (request, response) => {
  const { status, body } = await answer(request.url ?? '');
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
});
const now = () => new Date();
const releases = await openReleases(dataDir, now);
const access = await readOperatorAccess(dataDir);
if (!access) throw new Error('The data folder has no operator.');
const key = { id: keyIdOf(access.signingKey), privateKey: createPrivateKey(access.signingKey) };
const edge = await startEdge({
  config: readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, CONTENT_API_URL: await originOf(content) }),
  log: createLogger('error'),
  workerFile: WORKER,
});

try {
  await release('shell', '1.0.0', SHELL);
  const rows = [];
  for (let index = 0; index < COUNT; index += 1) {
    const version = `1.0.${index}`;
    await release('events', version, EVENTS);
    await rendered(version);
    if ((index + 1) % REPORTED_EVERY === 0) rows.push(memoryAfter(index + 1));
  }
  console.log(`${COUNT} releases of the events, each rendered by one edge; memory in MB after a garbage collection.`);
  console.table(rows);
} finally {
  await edge.stop();
  content.close();
  content.closeAllConnections();
  await rm(dataDir, { recursive: true, force: true });
}

/** Puts a release into the store and lets it serve everybody. */
async function release(section: string, version: string, from: string) {
  await copyRelease({ releases, key, from }, { section, version });
  await releases.changes.change({ who: 'trial', action: 'promote', section, version }, (document) => {
    const isFirst = document.microFrontends[section]?.length === 1;
    const rollout = { section, version, steps: [100], every: 1, id: version };
    return isFirst ? document : promote(startRollout(document, rollout, now()), section, now());
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

function memoryAfter(count: number) {
  collectGarbage();
  const { heapUsed, rss } = process.memoryUsage();
  return {
    releases: count,
    'heap of the edge': (heapUsed / MEGABYTE).toFixed(1),
    'whole process': (rss / MEGABYTE).toFixed(0),
  };
}
