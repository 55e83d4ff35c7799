import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../../../operations/src/root.mjs';
import { SECTION_FOLDERS } from '../../../tooling/run/workspace/sections.mjs';
import { plainRow } from '../results/plain-row.mjs';
import { documentTime } from '../site/document-time.mjs';

const Registration = v.object({
  name: v.string(),
  routes: v.array(v.object({ path: v.string(), page: v.string(), sitemap: v.optional(v.unknown()) })),
});

/**
 * The server's time for each page, by the section that draws it.
 * @param {string} url the edge's
 * @param {number} runs
 */
export async function renderTimes(url, runs) {
  const rows = [];
  for (const { name, routes } of SECTION_FOLDERS.map(registration)) {
    for (const path of pathsOfOnePage(routes)) {
      const { time, lacking } = await documentTime(`${url}${path}`, runs);
      rows.push(plainRow(`render-${name}`, path, time));
      // Then the time is the render budget's, not the page's: the machine is busy with something else.
      if (lacking > 0) rows.push(plainRow(`render-${name}-lacking`, path, lacking));
    }
  }
  return rows;
}

/** @param {string} folder */
function registration(folder) {
  return v.parse(Registration, JSON.parse(readFileSync(join(ROOT, folder, 'remote.json'), 'utf8')));
}

/** A page of an entry has none without one, at any of its paths. @param {v.InferOutput<typeof Registration>['routes']} routes */
function pathsOfOnePage(routes) {
  const ofEntries = new Set(routes.filter(({ sitemap }) => typeof sitemap === 'object').map(({ page }) => page));
  return routes.filter(({ page }) => !ofEntries.has(page)).map(({ path }) => path);
}
