import type { RouteDefinition } from 'shared/contract';
import type { ContentEntry } from './content-entries.ts';

/** An address that search engines are told. */
export interface ListedAddress {
  /** With its query. */
  readonly path: string;
  readonly lastModified?: Date | undefined;
}

type ReadEntries = (collection: string) => Promise<readonly ContentEntry[]>;

/** What a route has to tell: its own address, or one for each entry of its list. Rejects when that list does not come. */
export async function listedAddresses(
  { path, canonical, sitemap }: RouteDefinition,
  readEntries: ReadEntries,
): Promise<ListedAddress[]> {
  if (canonical !== undefined || sitemap === false) return [];
  if (sitemap === undefined) return [{ path }];
  const { collection, key } = sitemap;
  const entries = await readEntries(collection);
  return entries.map(({ id, updatedAt }) => ({
    path: `${path}?${new URLSearchParams({ [key]: id })}`,
    lastModified: updatedAt,
  }));
}
