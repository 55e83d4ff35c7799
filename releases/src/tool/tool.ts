import type { ReleaseClient } from './release-client.ts';
import type { SiteAccess } from './site-access.ts';

/** What each verb gets. */
export interface Tool {
  readonly print: (text: string) => void;
  /** Reports an upload's progress, 0 to 1. */
  readonly progress: (share: number) => void;
  /** The chosen site with its credentials. Throws {@link ReleaseError} when they are unclear. */
  readonly access: () => Promise<SiteAccess>;
  readonly client: () => Promise<ReleaseClient>;
  /** The version that builds here have (RELEASE_VERSION), unless a command line names one. */
  readonly plannedVersion: string | undefined;
}
