import type { RenderJob } from 'shared/contract';
import type { ShellRelease } from '../releases/load-release.ts';

/** What travels to a render worker. */
export interface RenderTask {
  /** Absolute path of the shell release's server build. */
  readonly shellEntry: string;
  /** `sha384-…` of it. */
  readonly shellIntegrity: string | undefined;
  readonly job: RenderJob;
}

/** A job for a shell release's own server build. */
export function taskFor({ shellEntry, integrity }: ShellRelease, job: RenderJob): RenderTask {
  return { shellEntry, shellIntegrity: integrity['server/server.cjs'], job };
}
