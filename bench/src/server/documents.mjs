import { boundRow } from '../results/bound-row.mjs';
import { median } from '../median.mjs';
import { plainRow } from '../results/plain-row.mjs';
import { load, evenLoad } from './load.mjs';
import { processorTime } from './processor-time.mjs';
import { UNCACHED } from './uncached.mjs';

const ROUTES = ['/', '/events'];
const SECONDS = 5;
/** V8 goes on compiling for the first two thousand documents. */
const WARM_UP_SECONDS = 15;

/**
 * `cached` asks for one and the same document, `uncached` for another address each time.
 * @typedef {{ name: string, query: string, perSecond: number, due: number, p99: number }} Kind with its bounds; p99 is that of `due` requests a second
 * @type {readonly Kind[]}
 */
const KINDS = [
  { name: 'document-cached', query: '', perSecond: 3_000, due: 1_000, p99: 20 },
  { name: 'document-uncached', query: UNCACHED, perSecond: 300, due: 150, p99: 50 },
];

/**
 * Documents by one core: as many as it can, and how long each takes while fewer come: a server that is full
 * makes everybody wait.
 * @param {import('../site/start-edge.mjs').Edge} edge
 * @param {number} runs
 */
export async function documents(edge, runs) {
  const rows = [];
  for (const route of ROUTES) for (const kind of KINDS) rows.push(...(await measured(edge, { route, kind, runs })));
  return rows;
}

/**
 * @param {import('../site/start-edge.mjs').Edge} edge
 * @param {{ route: string, kind: Kind, runs: number }} options
 */
async function measured({ url, pid }, { route, kind, runs }) {
  const { name, query, perSecond, due: rate, p99 } = kind;
  const address = `${url}${route}${query}`;
  await load(address, { seconds: WARM_UP_SECONDS });
  const full = [];
  const due = [];
  for (let run = 0; run < runs; run += 1) {
    full.push(await fullLoad(address, pid));
    due.push(await evenLoad(address, { seconds: SECONDS, rate }));
  }
  return [
    boundRow(`${name}-per-second`, route, { measured: median(full.map((run) => run.perSecond)), bound: perSecond }),
    boundRow(`${name}-p99`, route, { measured: median(due.map((run) => run.p99)), bound: p99 }),
    plainRow(`${name}-processor`, route, median(full.map((run) => run.processor))),
    plainRow(`${name}-p50`, route, median(due.map((run) => run.p50))),
    plainRow(`${name}-p99-at-full-load`, route, median(full.map((run) => run.p99))),
  ];
}

/**
 * @param {string} address
 * @param {number} pid
 */
async function fullLoad(address, pid) {
  const before = await processorTime(pid);
  const all = await load(address, { seconds: SECONDS });
  // Tells the edge's own cost where others keep the machine busy too.
  return { ...all, processor: ((await processorTime(pid)) - before) / all.count };
}
