/** Pages that the sitemap leaves out. */
const UNLISTED = ['/login', '/connect/live-stream'];

/**
 * Every page of the site, by path and query; of the events' pages one.
 * @param {string} origin
 * @returns {Promise<string[]>}
 */
export async function routesOfSite(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, address = '']) => address || '/');
  const [event, ...otherEvents] = listed.filter((address) => address.includes('?'));
  if (!event) throw new Error(`${origin}/sitemap.xml names no event: the content API has none.`);
  return [...listed.filter((address) => !otherEvents.includes(address)), ...UNLISTED];
}
