import { type CDPSession, expect, type Page, type Request } from '@playwright/test';
import { test } from '../support/journey-test.ts';
import { hydrated } from '../support/page/hydrated.ts';

/** Saturday, 4:30 AM, before the night in which clocks go forward. */
const START = Date.parse('2027-03-13T09:30:00Z');
/** Four in the morning after it. */
const RELOAD = Date.parse('2027-03-14T08:00:00Z');
const MINUTE_MS = 60_000;
const HOUR = 60;

/** What only a browser that is driven by a program keeps, and what it compiles: both grow with the calls, not with the page. */
const NOT_THE_PAGE = ['native', 'code', 'synthetic'];

/** Bytes of the page's own objects, functions and texts after a collection, and its nodes and listeners. */
async function memoryOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const bytes = bytesOf(await heapOf(session));
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { bytes, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** As V8 writes it: the nodes are one list of numbers, each node the same count of fields. */
interface Heap {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } };
  readonly nodes: readonly number[];
}

async function heapOf(session: CDPSession): Promise<Heap> {
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot');
  return JSON.parse(chunks.join('')) as Heap;
}

function bytesOf({ snapshot: { meta }, nodes }: Heap): number {
  const { node_fields: fields, node_types: types } = meta;
  const [type, size] = ['type', 'self_size'].map((field) => fields.indexOf(field));
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = types[0][nodes[node + (type ?? 0)] ?? 0] ?? '';
    if (!NOT_THE_PAGE.includes(kind)) bytes += nodes[node + (size ?? 0)] ?? 0;
  }
  return bytes;
}

/** Minutes pass, each with the calls that it brings: a call must not last longer by the fast clock than by the real one. */
function minutesOf(page: Page) {
  const calls = new Set<Request>();
  const ended = (call: Request) => void calls.delete(call);
  page.on('request', (call) => void calls.add(call));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      const asked = page.waitForResponse(/\/api\/events/);
      await page.clock.runFor(MINUTE_MS);
      await asked;
      await expect.poll(() => calls.size, { intervals: [20] }).toBe(0);
    }
  };
}

test('a day in the foyer: memory is flat, over midnight and the change of clocks', async ({ page }) => {
  test.setTimeout(0);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.clock.install({ time: START });
  const pass = minutesOf(page);
  await page.goto('/display');
  // A page that waits for its turn to come alive would wait for ever.
  await hydrated(page);
  // From now on time passes only when it is told to, so that no call is under way while it does.
  await page.clock.pauseAt(START + MINUTE_MS);
  const clock = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  await clock('4:31 AM');
  await pass(HOUR);
  const first = await memoryOf(page);
  await pass(18 * HOUR + 28);
  await clock('11:59 PM');
  await expect(page.getByRole('region', { name: 'Next service' })).toContainText('Tomorrow, 10:00 AM');
  await pass(1);
  await clock('12:00 AM');
  await clock('Sunday, March 14');
  await expect(page.getByRole('region', { name: 'Next service' })).toContainText('Today, 10:00 AM');
  await pass(119);
  await clock('1:59 AM');
  await pass(1);
  await clock('3:00 AM');
  const last = await memoryOf(page);
  console.log(JSON.stringify({ first, last }));
  expect(last.bytes / first.bytes, 'bytes after 22 hours, to those after one').toBeLessThan(1.02);
  expect(last.nodes - first.nodes, 'nodes more').toBeLessThan(20);
  expect(last.listeners - first.listeners, 'listeners more').toBeLessThan(5);

  const loaded = page.waitForEvent('load');
  await pass(HOUR);
  await loaded;
  await page.clock.resume();
  await clock('4:00 AM');
  await page.clock.pauseAt(RELOAD + MINUTE_MS);
  await pass(6 * HOUR);
  await expect(page.getByRole('region', { name: 'Next service' })).toContainText('Now');
  await expect(page.getByRole('timer')).toHaveCount(0);
});
