/** Pages that the sitemap leaves out. */
const UNLISTED = ['/login', '/connect/live-stream'];

/** The page of one of many things ends with its id. */
const ENTRY = /^(.*)\/[^/]+-[a-z0-9]{24}$/;

/**
 * Every page of the site, by path; of the pages of events one, and of those of sermons.
 * @param {string} origin
 * @returns {Promise<string[]>}
 */
export async function routesOfSite(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, address = '']) => address || '/');
  const kinds = listed.map((address) => address.replace(ENTRY, '$1/*'));
  return [...listed.filter((_, index) => kinds.indexOf(kinds[index] ?? '') === index), ...UNLISTED];
}
