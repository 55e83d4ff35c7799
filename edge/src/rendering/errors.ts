import type { Remote } from 'shared/contract';

/** The edge has no time for a document: it would wait too long, or the edge is overloaded. */
export class RenderRefused extends Error {
  override readonly name = 'RenderRefused';
}

/** A render without a result: its worker was ended, or died. */
export class RenderEnded extends Error {
  override readonly name = 'RenderEnded';

  /**
   * @param release the one whose code ran last; null when no section's code ran
   * @param timedOut whether the render used up its time, so that `release` has not returned. A worker may also die of code
   * that an earlier document left running.
   */
  constructor(
    cause: unknown,
    readonly release: Remote | null,
    readonly timedOut: boolean,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
