import { postalAddress, type SiteSettings } from 'shared/content';
import type { OpeningHours } from './opening-hours.ts';

/** The contact data that search engines are told. */
type ChurchContact = Pick<
  SiteSettings,
  'phone' | 'email' | 'address' | 'facebookUrl' | 'instagramUrl' | 'youtubeUrl' | 'mapsUrl'
>;

export interface ChurchFacts extends ChurchContact {
  /** As schema.org has them; empty where staff entered none. */
  readonly openingHours: OpeningHours;
}

/** The church as a schema.org object. What staff left empty is left out. */
export function churchJsonLd(
  { openingHours, ...contact }: ChurchFacts,
  { url, description }: { readonly url: string; readonly description: string },
): Readonly<Record<string, unknown>> {
  const profiles = [contact.facebookUrl, contact.instagramUrl, contact.youtubeUrl].filter(Boolean);
  return {
    '@context': 'https://schema.org',
    '@type': 'Church',
    name: 'Soteria Church',
    url,
    description,
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.email && { email: contact.email }),
    ...(contact.address && { address: postalAddress(contact.address) }),
    ...(contact.mapsUrl && { hasMap: contact.mapsUrl }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...openingHours,
  };
}
