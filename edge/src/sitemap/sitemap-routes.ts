import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { addressAttributes, beforeParameter, entryAddress, type RouteDefinition } from 'shared/contract';
import type { ContentCache } from '../content/content-cache.ts';
import { type CurrentReleases, loadLock, type ReleaseLoader, stableLock } from 'releases/serving';
import { sharedCacheHeaders } from '../http/shared-cache.ts';
import { type ContentEntry, contentEntries } from './content-entries.ts';
import { type ListedAddress, sitemapXml } from './sitemap-xml.ts';

export interface SitemapRoutesOptions {
  readonly releases: CurrentReleases;
  readonly loader: Pick<ReleaseLoader, 'section' | 'shell'>;
  readonly cache: ContentCache;
  /** The canonical origin. */
  readonly publicUrl: string;
}

const CACHE = sharedCacheHeaders({ fresh: 300, stale: 3_600 });

/** `robots.txt` and `sitemap.xml`: search engines may read every page, and this is the list. */
export async function sitemapRoutes(app: FastifyInstance, parts: SitemapRoutesOptions): Promise<void> {
  const { publicUrl, cache } = parts;

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .headers(CACHE)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async ({ log }, reply) => {
    const { routes, whole: allSections } = await stableRoutes(parts, log);
    const found = await Promise.allSettled(
      routes.map((route) => listedAddresses(route, (path, attributes) => contentEntries(cache, { path, attributes }))),
    );
    const whole = reportMissing(found, log) && allSections;
    const addresses = found.flatMap((outcome): ListedAddress[] =>
      outcome.status === 'fulfilled' ? outcome.value : [],
    );
    return reply
      .headers(whole ? CACHE : { 'cache-control': 'no-store' })
      .type('application/xml; charset=utf-8')
      .send(sitemapXml(publicUrl, addresses));
  });
}

/** The routes of the stable releases. A candidate's new page is not listed yet. Whole: no section is missing. */
export async function stableRoutes(
  { releases, loader }: Pick<SitemapRoutesOptions, 'releases' | 'loader'>,
  log: FastifyBaseLogger,
): Promise<{ readonly routes: readonly RouteDefinition[]; readonly whole: boolean }> {
  const served = releases.table();
  const { sections, missing } = await loadLock({ loader, lock: stableLock(served), served, log });
  return { routes: sections.flatMap(({ remote }) => remote.routes), whole: missing.length === 0 };
}

/** Logs the lists that the content API did not give. The other pages are listed all the same. */
function reportMissing(found: readonly PromiseSettledResult<unknown>[], log: FastifyBaseLogger): boolean {
  const missing = found.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of missing) log.warn({ reason: String(reason) }, 'the sitemap lacks a list of the content API');
  return missing.length === 0;
}

type ReadEntries = (collection: string, attributes: readonly string[]) => Promise<readonly ContentEntry[]>;

/** The addresses of a route: its own, or one for each entry of its list. Rejects when the list cannot be read. */
async function listedAddresses(
  { path, canonical, sitemap }: RouteDefinition,
  readEntries: ReadEntries,
): Promise<ListedAddress[]> {
  if (canonical !== undefined || sitemap === false) return [];
  // Without a list, nobody knows what stands for a parameter.
  if (sitemap === undefined) return beforeParameter(path) === null ? [{ path }] : [];
  const entries = await readEntries(sitemap.collection, addressAttributes(sitemap));
  return entries.map((entry) => ({ path: entryAddress(path, sitemap, entry), lastModified: entry.updatedAt }));
}
