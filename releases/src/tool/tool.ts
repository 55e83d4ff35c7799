import type { ReleaseClient } from './release-client.ts';
import type { SiteAccess } from './site-access.ts';

/** What a verb works with. */
export interface Tool {
  readonly print: (text: string) => void;
  /** How far an upload is, 0 to 1. */
  readonly progress: (share: number) => void;
  /** The site that is meant, and what this person may do there. Throws {@link ReleaseError} when that is not clear. */
  readonly access: () => Promise<SiteAccess>;
  readonly client: () => Promise<ReleaseClient>;
}
