import type { Event } from 'shared/content';

/** @param churchAddress in Maryland: where an event without a venue takes place (specification, 'Home') */
export function venueText(venue: Event['venue'], churchAddress: string): string {
  return [venue?.name, venue?.address].filter(Boolean).join(', ') || churchAddress;
}
