import { createPrivateKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createLogger, readConfig, startEdge } from 'edge/bench';
import { keyIdOf, openStore, originOf, readOperatorAccess, recordedAnswers, RECORDINGS } from 'releases/bench';
import { copyRelease } from '../releases/copy-release.ts';

/** The built render worker, then `section=folder` of each build. */
const [WORKER = '', ...BUILDS] = process.argv.slice(2);
const MEGABYTE = 1_000_000;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** A whole edge with the site's own releases, in front of a content API that counts who asks it for what. */
const dataDir = await mkdtemp(join(tmpdir(), 'soteria-fuzz-'));
const answer = recordedAnswers(RECORDINGS.filled);
const wrongCalls: string[] = [];
const content = createServer((request, response) => void answerContent(request, response));

async function answerContent(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '' } = request;
  const isPublic = method === 'GET' || method === 'HEAD' ? PUBLIC.test(url) : method === 'POST' && FORMS.test(url);
  if (!isPublic) wrongCalls.push(`${method} ${url}`);
  request.resume();
  const { status, body } = method === 'GET' ? await answer(url) : { status: 200, body: '{"data":{"id":1}}' };
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}
const PUBLIC = /^\/(api\/(events|sermons|latest-sermon|service-time|site-setting)([/?]|$)|uploads\/)/;
const FORMS = /^\/api\/(members|prayer-requests)$/;

const releases = await openStore(dataDir, () => new Date());
const access = await readOperatorAccess(dataDir);
if (!access) throw new Error('The data folder has no operator.');
const key = { id: keyIdOf(access.signingKey), privateKey: createPrivateKey(access.signingKey) };
for (const build of BUILDS) {
  const [section = '', from = ''] = build.split('=');
  await copyRelease({ releases, key, from }, { section, version: '1.0.0' });
}
const edge = await startEdge({
  config: readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    CONTENT_API_URL: await originOf(content),
    CONTACT_RATE_PER_MINUTE: '1000',
    CONTENT_HOOK_SECRET: 'a-long-enough-secret',
  }),
  log: createLogger('fatal'),
  workerFile: WORKER,
});

process.on('message', (message) => {
  if (message === 'memory') tell({ memoryMb: memoryMb(), wrongCalls });
  else void stop();
});
tell({ origin: edge.address });

async function stop(): Promise<void> {
  await edge.stop();
  content.close();
  content.closeAllConnections();
  await rm(dataDir, { recursive: true, force: true });
  process.disconnect();
}

function memoryMb(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MEGABYTE;
}

function tell(message: object): void {
  process.send?.(message);
}
