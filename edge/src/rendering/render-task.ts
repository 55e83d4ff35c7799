import type { RenderJob } from 'shared/contract';
import type { Encoding } from '../http/quick-form.ts';
import type { ShellRelease } from 'releases/serving';

/** What travels to a render worker. */
export interface RenderTask {
  /** Absolute path of the shell release's server build. */
  readonly shellEntry: string;
  /** `sha384-…` of it. */
  readonly shellIntegrity: string | undefined;
  readonly job: RenderJob;
  /** The document is wanted in this form too: it is made where its bytes are at hand, without one more thread. */
  readonly encoding?: Encoding | undefined;
}

/** A job for a shell release's own server build. */
export function taskFor({ shellEntry, integrity }: ShellRelease, job: RenderJob, encoding?: Encoding): RenderTask {
  return { shellEntry, shellIntegrity: integrity['server/server.cjs'], job, encoding };
}
