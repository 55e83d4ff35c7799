/**
 * The address of some event's page, from the sitemap.
 * @param {string} origin
 * @returns {Promise<string>} path and query
 */
export async function firstEvent(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const [, address] = /<loc>https?:\/\/[^/]+(\/events\/[^<]+)/.exec(sitemap) ?? [];
  if (!address) throw new Error(`${origin}/sitemap.xml names no event: the content API has none.`);
  return address;
}
