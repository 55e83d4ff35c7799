/** https://schema.org/PostalAddress */
export interface SchemaAddress {
  readonly '@type': 'PostalAddress';
  readonly streetAddress: string;
  readonly addressLocality?: string | undefined;
  readonly addressRegion?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly addressCountry: 'US';
}

/** 'Street, City, MD 21234'; the street may have commas of its own. */
const ONE_LINE = /^(?<street>.+),\s*(?<city>[^,\s][^,]*),\s*(?<state>[A-Z]{2})\s+(?<zip>\d{5}(-\d{4})?)$/;

/** An American address in one line, as staff write it, for search engines. Other lines become the street. */
export function postalAddress(line: string): SchemaAddress {
  const text = line.trim();
  const { street = text, city, state, zip } = ONE_LINE.exec(text)?.groups ?? {};
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  };
}
