import type { Remote } from 'shared/contract';

/** A render without an answer: its worker was ended, or died. */
export class RenderEnded extends Error {
  override readonly name = 'RenderEnded';

  /**
   * @param release whose code ran last; null when no section's did
   * @param late it had used up its time: then that release has not returned. A worker that dies may do so of something that
   * another document left running.
   */
  constructor(
    cause: unknown,
    readonly release: Remote | null,
    readonly late: boolean,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
