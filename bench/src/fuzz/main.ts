import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { atMost, holdBounds } from '../../../tooling/run/trials/parts/bounds.mjs';
import { feedEdge } from './feed-edge.ts';
import { TRAP_PORT } from './odd-values.ts';

interface Asked {
  /** Inputs for parsers. */
  readonly parsers: number;
  /** Requests to the edge. */
  readonly http: number;
  readonly seed: number;
  /** Arguments of edge-process.ts: the built render worker, then `section=folder`. */
  readonly edge: readonly string[];
}

const { parsers, http, seed, edge }: Asked = JSON.parse(process.argv[2] ?? '');
const PROCESSES = 2;
/** So long nothing may come from a process: then one input holds it up. */
const SILENCE_MS = 30_000;
/** Caches fill, and a collector leaves some: more is a leak. */
const GROWTH_MB = 60;

interface FedMessage {
  readonly target: string;
  readonly inputs: number;
  readonly slowestMs: number;
  readonly grownMb: number;
  readonly failure: string | null;
}

console.log(`Seed ${seed}: --seed ${seed} gives the same inputs again.`);
const failures = [...(await fuzzParsers(parsers)), ...(await fuzzEdge(http))];
for (const failure of failures) console.error(`\n✗ ${failure}`);
holdBounds([
  { figure: 'inputs for parsers', measured: parsers },
  { figure: 'requests over HTTP', measured: http },
  atMost('failures', failures.length, 0),
]);

async function fuzzParsers(inputs: number): Promise<string[]> {
  if (inputs === 0) return [];
  const share = Math.ceil(inputs / PROCESSES);
  const runs = Array.from({ length: PROCESSES }, (_, index) => parserProcess(share, seed + index * 1_000));
  const fed = (await Promise.all(runs)).flat();
  const names = [...new Set(fed.map(({ target }) => target))];
  console.table(Object.fromEntries(names.map((name) => [name, rowOf(fed.filter(({ target }) => target === name))])));
  console.log(`${fed.reduce((sum, one) => sum + one.inputs, 0)} inputs for parsers.`);
  return fed.flatMap(({ target, failure, grownMb }) => [
    ...(failure === null ? [] : [`${target}: ${failure}`]),
    ...(grownMb > GROWTH_MB ? [`${target}: the memory grew by ${grownMb.toFixed(0)} MB.`] : []),
  ]);
}

function rowOf(fed: readonly FedMessage[]) {
  return {
    inputs: fed.reduce((sum, { inputs }) => sum + inputs, 0),
    'slowest, ms': Math.round(Math.max(...fed.map(({ slowestMs }) => slowestMs))),
    'memory grew, MB': Number(Math.max(...fed.map(({ grownMb }) => grownMb)).toFixed(1)),
    failed: fed.filter(({ failure }) => failure !== null).length,
  };
}

/** One process's share; one that is silent for too long is ended, and says so. */
async function parserProcess(inputs: number, ownSeed: number): Promise<FedMessage[]> {
  const child = childOf('feed-parsers.ts', ['--inputs', String(inputs), '--seed', String(ownSeed)]);
  const fed: FedMessage[] = [];
  let silence = setTimeout(() => child.kill('SIGKILL'), SILENCE_MS);
  child.on('message', (message: { readonly fed?: FedMessage }) => {
    clearTimeout(silence);
    silence = setTimeout(() => child.kill('SIGKILL'), SILENCE_MS);
    if (message.fed) fed.push(message.fed);
  });
  const [code, signal] = await once(child, 'exit');
  clearTimeout(silence);
  if (code === 0) return fed;
  const failure = `the process ended (${signal ?? code}) in the target after this one, seed ${ownSeed}.`;
  return [...fed, { target: fed.at(-1)?.target ?? 'start', inputs: 0, slowestMs: 0, grownMb: 0, failure }];
}

async function fuzzEdge(requests: number): Promise<string[]> {
  if (requests === 0) return [];
  const trap = await startTrap();
  const child = childOf('edge-process.ts', edge);
  child.setMaxListeners(0);
  const { origin } = await answerOf(child, null);
  const memory: number[] = [];
  let wrongCalls: readonly string[] = [];
  const { routes, failures } = await feedEdge({
    origin,
    seed,
    requests,
    onTenth: async () => {
      const answer = await answerOf(child, 'memory');
      memory.push(answer.memoryMb);
      wrongCalls = answer.wrongCalls;
    },
  });
  const ended = child.exitCode !== null || child.signalCode !== null;
  if (!ended) {
    child.send('stop');
    await once(child, 'exit');
  }
  const trapped = trap.close();
  console.table(Object.fromEntries([...routes].map(([route, fed]) => [route, routeRow(fed)])));
  const sum = [...routes.values()].reduce((total, fed) => total + fed.requests, 0);
  console.log(
    `${sum} requests over HTTP; memory of the edge in MB, tenth by tenth: ${memory.map(Math.round).join(' ')}`,
  );
  const grown = (memory.at(-1) ?? 0) - (memory[Math.floor(memory.length / 2)] ?? 0);
  return [
    ...failures,
    ...(ended ? ['The edge ended by itself.'] : []),
    ...(trapped > 0 ? [`${trapped} calls to an address that a request named.`] : []),
    ...[...new Set(wrongCalls)].map((call) => `The content API was asked ${call}`),
    ...(grown > GROWTH_MB ? [`The memory of the edge grew by ${grown.toFixed(0)} MB in the second half.`] : []),
  ];
}

/** Counts the connections to an address that only a fuzzed request names. */
async function startTrap() {
  let trapped = 0;
  const server = createServer((socket) => {
    trapped += 1;
    socket.destroy();
  });
  await once(server.listen(TRAP_PORT, '127.0.0.1'), 'listening');
  return {
    close() {
      server.close();
      return trapped;
    },
  };
}

function routeRow({
  requests,
  statuses,
  slowestMs,
}: Awaited<ReturnType<typeof feedEdge>>['routes'] extends Map<string, infer Fed> ? Fed : never) {
  const answers = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
  return { requests, 'slowest, ms': Math.round(slowestMs), answers: answers.join(', ') };
}

interface EdgeAnswer {
  readonly origin: string;
  readonly memoryMb: number;
  readonly wrongCalls: readonly string[];
}

async function answerOf(child: ChildProcess, question: string | null): Promise<EdgeAnswer> {
  if (question !== null) child.send(question);
  const [answer] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The edge ended by itself.');
    }),
  ]);
  return answer;
}

function childOf(file: string, args: readonly string[]): ChildProcess {
  const styles = new URL('section-sources.mjs', import.meta.url).href;
  const execArgv = ['--import', import.meta.resolve('tsx'), '--import', styles];
  return fork(new URL(file, import.meta.url), args, { execArgv, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}
