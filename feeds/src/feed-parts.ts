import type { Http } from 'shared/http';

/** What every feed is told of the site that it belongs to. */
export interface FeedSite {
  /** The content API's, which has the recordings. */
  readonly contentOrigin: string;
  /** The canonical origin. */
  readonly publicUrl: string;
  /** How long caches may answer for the server. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What the routes of one feed need. */
export interface FeedParts extends FeedSite {
  /** The content API. */
  readonly http: Http;
  readonly now: () => Date;
}
