/** Why a call to the content API failed. `status` 0: no usable answer. It is JSON, because the page contains it. */
export interface CallError {
  readonly message: string;
  readonly status: number;
}

/** What every read returns (specification, section 7): a response, or an error that was logged. Never throws. */
export type Answer<T> =
  { readonly response: T; readonly error: null } | { readonly response: null; readonly error: CallError };

/** Runs a call. A failure becomes the answer's error and is logged, unless the call was aborted. */
export async function toAnswer<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<Answer<T>> {
  try {
    return { response: await call(), error: null };
  } catch (error) {
    if (!signal?.aborted) console.error(error);
    const message = error instanceof Error ? error.message : String(error);
    return { response: null, error: { message, status: statusOf(error) } };
  }
}

/**
 * The HTTP status of a failed call, or 0. It goes by the error's name.
 * The client is the shell's, and each deployable has compiled an HttpError of its own.
 */
export function statusOf(error: unknown): number {
  if (!(error instanceof Error) || error.name !== 'HttpError' || !('status' in error)) return 0;
  return typeof error.status === 'number' ? error.status : 0;
}
