import * as v from 'valibot';

const Remotes = v.array(v.looseObject({ name: v.string(), version: v.string() }));

/**
 * The `remote.json` of each release in a site's lock. A document carries only the parts that its page needs.
 * @param {import('./document-state.mjs').DocumentState} state a page's
 * @param {string} site its origin
 * @returns {Promise<v.InferOutput<typeof Remotes>>}
 */
export async function siteRemotes({ lock }, site) {
  const releases = Object.entries(lock).map((release) => release.join('@'));
  const response = await fetch(`${site}/_/remotes?${new URLSearchParams({ lock: releases.join(',') })}`);
  if (!response.ok) throw new Error(`${site} does not say what its sections are: ${response.status}.`);
  return v.parse(v.object({ remotes: Remotes }), await response.json()).remotes;
}
