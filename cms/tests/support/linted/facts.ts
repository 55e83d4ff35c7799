import type { SiteFacts } from '../../../src/linter/site-facts';

/** A Wednesday. */
export const NOW = new Date('2027-02-10T15:00:00Z');

/** A site on which every page is there, and no event twice. */
export const FACTS: SiteFacts = {
  now: NOW,
  siteOrigin: 'https://www.soteriachurch.example',
  missingPaths: new Set(['/events/gone-abcdefghijklmnopqrstuvwx', '/no-such-page']),
  doubledEvents: new Set(),
};
