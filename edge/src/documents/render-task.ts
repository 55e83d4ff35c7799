import type { RenderJob } from 'shared/contract';

/** What travels to a render worker. */
export interface RenderTask {
  /** Absolute path of the shell release's server build. */
  readonly shellEntry: string;
  /** `sha384-…` of it. */
  readonly shellIntegrity: string | undefined;
  readonly job: RenderJob;
}
