import { addressAttributes, beforeParameter, entryAddress, type RouteDefinition } from 'shared/contract';
import type { ContentEntry } from './content-entries.ts';

/** An address that search engines are told. */
export interface ListedAddress {
  /** With its query. */
  readonly path: string;
  readonly lastModified?: Date | undefined;
}

type ReadEntries = (collection: string, attributes: readonly string[]) => Promise<readonly ContentEntry[]>;

/** The addresses of a route: its own, or one for each entry of its list. Rejects when the list cannot be read. */
export async function listedAddresses(
  { path, canonical, sitemap }: RouteDefinition,
  readEntries: ReadEntries,
): Promise<ListedAddress[]> {
  if (canonical !== undefined || sitemap === false) return [];
  // Without a list, nobody knows what stands for a parameter.
  if (sitemap === undefined) return beforeParameter(path) === null ? [{ path }] : [];
  const entries = await readEntries(sitemap.collection, addressAttributes(sitemap));
  return entries.map((entry) => ({ path: entryAddress(path, sitemap, entry), lastModified: entry.updatedAt }));
}
