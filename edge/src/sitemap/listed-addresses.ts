import type { RouteDefinition } from 'shared/contract';
import type { ContentEntry } from './content-entries.ts';

/** An address that search engines are told. */
export interface ListedAddress {
  /** With its query. */
  readonly path: string;
  readonly lastModified?: Date | undefined;
}

type ReadEntries = (collection: string) => Promise<readonly ContentEntry[]>;

/** The addresses of a route: its own, or one for each entry of its list. Rejects when the list cannot be read. */
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
