import { atMost, holdBounds } from '../../tooling/run/trials/parts/bounds.mjs';
import { randomNumbers, simulateRollout, startSharedEdges } from 'releases/bench';

const asked: { runs: number; edges: number; url: string } = JSON.parse(process.argv[2] ?? '');
const { runs: RUNS, edges: EDGES } = asked;
const VISITORS_PER_SECOND = 20;
const SHARES = [0.1, 0.25, 0.5];
const GIVEN_UP_SECONDS = 3_600;
/** Equal candidates are counted in batches of so many seconds: when they are counted changes no verdict. */
const EQUAL = { seconds: 900, batchSeconds: 50 };
/** How much longer edges may take together, as a share of the visits that one edge needs. */
const LONGER = 0.1;

const edges = await startSharedEdges(asked.url, EDGES);

interface Kind {
  readonly share: number;
  /** The share of its visitors for whom the candidate fails. */
  readonly candidate: number;
  readonly seconds: number;
  /** Visitors between two batches. */
  readonly batch: number;
  /** Whether all edges restart when half of the visits were made. */
  readonly restarts?: boolean;
}

/** Halts of one edge and of several, of the same rollouts: the same visitors with the same outcomes. */
async function halts({ share, candidate, seconds, batch, restarts = false }: Kind) {
  const found = [];
  for (let seed = 0; seed < RUNS; seed += 1) {
    const visitors = seconds * VISITORS_PER_SECOND;
    const rollout = () => ({ share, failing: { candidate, stable: 0.001 }, visitors, random: randomNumbers(seed) });
    const one = simulateRollout(rollout());
    const restartAfter = restarts && one !== null ? { restartAfter: Math.ceil(one / 2) } : {};
    const several = await edges.simulate({ ...rollout(), batch, ...restartAfter });
    found.push({ one: one ?? Infinity, several: several ?? Infinity });
  }
  return found;
}

function median(counts: readonly number[]): number {
  return [...counts].sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? Infinity;
}

async function figuresOf(share: number) {
  const candidate = `a candidate with ${share * 100} %`;
  const failing = { share, candidate: 0.02, seconds: GIVEN_UP_SECONDS, batch: VISITORS_PER_SECOND };
  const bad = await halts(failing);
  const restarted = await halts({ ...failing, restarts: true });
  const batch = EQUAL.batchSeconds * VISITORS_PER_SECOND;
  const equal = await halts({ share, candidate: 0.001, seconds: EQUAL.seconds, batch });
  const [one, several] = [median(bad.map((run) => run.one)), median(bad.map((run) => run.several))];
  const again = median(restarted.map((run) => run.several));
  const otherwise = equal.filter((run) => Number.isFinite(run.one) !== Number.isFinite(run.several)).length;
  return [
    { figure: `${candidate} that fails for 2 %: visits until one edge halts it (median)`, measured: one },
    atMost(`… until ${EDGES} edges halt it (median)`, several, Math.round(one * (1 + LONGER))),
    atMost(`… and when all of them restart half-way (median)`, again, Math.round(one * (1 + LONGER))),
    atMost('… rollouts that several edges did not halt', bad.filter(({ several: at }) => at === Infinity).length, 0),
    atMost(`${candidate} that fails for 0.1 %: halted by ${EDGES} edges`, equal.filter(isHalted).length, allowed()),
    atMost('… rollouts in which they decided otherwise than one edge', otherwise, 0),
  ];
}

function isHalted({ several }: { readonly several: number }): boolean {
  return several !== Infinity;
}

/** Of good rollouts; the test allows one of a thousand, and a few hundred runs show no less than this. */
function allowed(): number {
  return Math.max(1, Math.floor(RUNS / 100));
}

console.log(
  `${RUNS} rollouts each, ${EDGES} edges on one Postgres, ${VISITORS_PER_SECOND} visitors a second altogether.`,
);
const started = performance.now();
const figures = [];
for (const share of SHARES) figures.push(...(await figuresOf(share)));
await edges.close();
console.log(`It took ${Math.round((performance.now() - started) / 1_000)} s.`);
holdBounds(figures);
