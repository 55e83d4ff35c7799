import type { Event } from './event-shape.ts';

/** Where the church is, as the specification says it (section 2, /plan-your-visit): for a place without an address. */
export const CHURCH_AREA = 'Baltimore County, Maryland';

/**
 * Where an event takes place (specification, 'Home'): without a venue at the church, in Maryland either way.
 * @param churchAddress from the site settings; empty when staff cleared it
 */
export function venueText(venue: Event['venue'], churchAddress: string): string {
  return [venue?.name, venue?.address].filter(Boolean).join(', ') || churchAddress || CHURCH_AREA;
}
