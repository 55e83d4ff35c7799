import { filledIndex, JUDGED_QUERIES, misses, searchAnswer, SEEDED_ON, siteOfManyYears } from 'search/testing';

/** The size that the search is made for. An hour has about so many words. */
const SIZE = { events: 10_000, sermons: 2_000, spokenWords: 5_000 };
const BYTES_PER_MB = 1_000_000;

const asked: { runs: number } = JSON.parse(process.argv[2] ?? '');

function usedMegabytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / BYTES_PER_MB;
}

/** Milliseconds of each judged query, as often as asked for. The first round compiles. */
function answerTimes({ find }: Awaited<ReturnType<typeof filledIndex>>['index']): number[] {
  const times: number[] = [];
  for (let round = 0; round <= asked.runs; round += 1)
    for (const { typed } of JUDGED_QUERIES) {
      const begun = performance.now();
      JSON.stringify(searchAnswer(find(typed, SEEDED_ON), SEEDED_ON));
      if (round > 0) times.push(performance.now() - begun);
    }
  return times.sort((one, other) => one - other);
}

const site = siteOfManyYears(SIZE);
const before = usedMegabytes();
const begun = performance.now();
const { index, content } = await filledIndex(site);
const fillMs = performance.now() - begun;
const megabytes = usedMegabytes() - before;

const times = answerTimes(index);
const at = (share: number) => times[Math.floor(times.length * share)] ?? Infinity;

const [first, ...others] = site.content.events;
const edited = {
  ...first,
  attributes: { ...first?.attributes, title: 'Zephyr Lantern', updatedAt: '2026-11-26T00:00:00Z' },
};
site.content = { ...site.content, events: [...others, { id: 'none', ...edited }] };
const editedAt = performance.now();
await content.readEdits();
const found = index.find('zephir lantern', SEEDED_ON)[0]?.entry.title;
const editMs = found === 'Zephyr Lantern' ? performance.now() - editedAt : Infinity;

console.log(JSON.stringify({ missed: misses(index).length, p50: at(0.5), p99: at(0.99), fillMs, megabytes, editMs }));
