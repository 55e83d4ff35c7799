/** What an entry does not say of itself. */
export interface SiteFacts {
  now: Date;
  /** `https://www.church.example`; null where the CMS knows no site. */
  siteOrigin: string | null;
  /** Paths of links of the entry at which the site has no page. */
  missingPaths: ReadonlySet<string>;
  /** Keys of events (event-key.ts) that there are twice. */
  doubledEvents: ReadonlySet<string>;
}
