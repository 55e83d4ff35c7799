import { setTimeout as pause } from 'node:timers/promises';
import { releaseTool } from '../../../operations/src/site/release-tool.mjs';
import { cores } from '../server/cores.mjs';
import { editor } from './editor.mjs';

const REST_MS = 10_000;
const CMS_LIMIT_MS = 120_000;

/**
 * What teams and editors do, one thing after another and from the start again, while `visits` goes on.
 * @template T
 * @param {import('../site/open-site.mjs').Site} site
 * @param {string} url the edge's
 * @param {() => Promise<T>} visits
 * @returns {Promise<{ result: T, done: Record<string, number> }>} how often each was done
 */
export async function ordinaryDay(site, url, visits) {
  const tool = releaseTool(site);
  const { edit } = await editor(site);
  const acts = {
    rollout: () => tool('rollout', 'events', '1.0.1', '--percent', '50'),
    edit: () => edit(url),
    promotion: () => tool('promote', 'events'),
    rollback: () => tool('rollback', 'events'),
    'CMS restart': () => restartCms(site),
    'another rollout': () => tool('rollout', 'events', '1.0.1', '--percent', '25'),
    'edit during it': () => edit(url),
    abort: () => tool('abort', 'events'),
  };
  /** @type {Record<string, number>} */
  const done = Object.fromEntries(Object.keys(acts).map((name) => [name, 0]));
  const over = new AbortController();
  const visiting = visits().finally(() => over.abort());
  const [result] = await Promise.all([visiting, inTurn(acts, done, over.signal)]);
  return { result, done };
}

/**
 * @param {Record<string, () => Promise<unknown>>} acts
 * @param {Record<string, number>} done
 * @param {AbortSignal} signal
 */
async function inTurn(acts, done, signal) {
  for (;;)
    for (const [name, act] of Object.entries(acts)) {
      await pause(REST_MS, null, { signal }).catch(() => null);
      if (signal.aborted) return;
      await act();
      done[name] = (done[name] ?? 0) + 1;
    }
}

/** @param {import('../site/open-site.mjs').Site} site */
async function restartCms({ cms, contentApiUrl }) {
  await cms.restart();
  await cores.pin('others', cms.child.pid);
  await cms.ready(`${contentApiUrl}/_health`, ({ status }) => status === 204, CMS_LIMIT_MS);
}
