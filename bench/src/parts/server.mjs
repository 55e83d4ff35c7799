import { join } from 'node:path';
import { row } from '../results/row.mjs';
import { assetRate } from '../server/asset-rate.mjs';
import { coldStart } from '../server/cold-start.mjs';
import { cores } from '../server/cores.mjs';
import { documents } from '../server/documents.mjs';
import { memoryGrowth } from '../server/memory-growth.mjs';
import { renderTimes } from '../server/render-times.mjs';
import { residentMemory } from '../server/resident-memory.mjs';
import { UNCACHED } from '../server/uncached.mjs';
import { openSite } from '../site/open-site.mjs';

/** A load takes seconds by itself: its figure is a median already. */
const MAX_LOADS = 3;
const RENDERS_PER_RUN = 5;

/**
 * What the edge can do: its start, its memory, and its documents on one core.
 * @typedef {{ runs: number, folder: string, say: (text: string) => void, minutes?: number }} Context
 *   minutes: of load while its memory is watched, each for cached and uncached documents; one, unless said otherwise
 * @param {Context} context
 */
export async function measure(context) {
  const site = await openSite(join(context.folder, 'server'));
  try {
    context.say('the start of the edge, and its memory at rest');
    const start = await coldStart(site, context.runs);
    const edge = await cores.startOn('edge', () => site.startEdge());
    try {
      await cores.pin('others', site.cms.child.pid);
      return [...start, ...(await onOneCore(edge, context))];
    } finally {
      await edge.stop();
    }
  } finally {
    await site.cms.stop();
  }
}

/**
 * @param {import('../site/start-edge.mjs').Edge} edge
 * @param {Context} context
 */
async function onOneCore(edge, { runs, say, minutes = 1 }) {
  if (!cores.canPin) say('taskset (Linux) or a second core is missing: the edge is measured on all cores');
  const loads = Math.min(runs, MAX_LOADS);
  say('the server’s time by section');
  const renders = await renderTimes(edge.url, runs * RENDERS_PER_RUN);
  const before = await residentMemory(edge.pid);
  say('documents and files under load');
  const rates = [...(await documents(edge, loads)), await assetRate(edge.url, loads)];
  const after = await residentMemory(edge.pid);
  say(`memory under load, ${minutes} minutes for each kind`);
  return [
    ...renders,
    ...rates,
    row({ metric: 'edge-memory-after-load', route: 'all', peer: 'before-load', ours: after, theirs: before }),
    await memoryGrowth(edge, { metric: 'memory-growth', route: '/', query: '' }, minutes * 60),
    await memoryGrowth(edge, { metric: 'memory-growth-uncached', route: '/', query: UNCACHED }, minutes * 60),
  ];
}
