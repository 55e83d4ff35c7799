/** An address that search engines are told. */
export interface ListedAddress {
  /** With its query. */
  readonly path: string;
  readonly lastModified?: Date | undefined;
}

/** The protocol's limit for one file. */
const MAX_ADDRESSES = 50_000;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** https://www.sitemaps.org/protocol.html @param origin the site's public one */
export function sitemapXml(origin: string, addresses: readonly ListedAddress[]): string {
  const lines = addresses.slice(0, MAX_ADDRESSES).map((address) => `  ${urlElement(origin, address)}`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}

function urlElement(origin: string, { path, lastModified }: ListedAddress): string {
  const modified = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeXml(`${origin}${path}`)}</loc>${modified}</url>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
