import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cores } from '../server/cores.mjs';
import { openSite } from '../site/open-site.mjs';

/**
 * A site in a folder of its own while `use` runs: the edge has one core, its CMS and what makes the load the other.
 * @template T
 * @param {string} name of the trial
 * @param {(site: import('../site/open-site.mjs').Site, edge: import('../site/start-edge.mjs').Edge) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withSite(name, use) {
  const folder = mkdtempSync(join(tmpdir(), `soteria-${name}-`));
  const ends = [async () => rmSync(folder, { recursive: true, force: true })];
  try {
    const site = await openSite(folder);
    ends.unshift(() => site.cms.stop());
    const edge = await cores.startOn('edge', () => site.startEdge());
    ends.unshift(() => edge.stop());
    await cores.pin('others', site.cms.child.pid);
    return await use(site, edge);
  } finally {
    for (const end of ends) await end();
  }
}
