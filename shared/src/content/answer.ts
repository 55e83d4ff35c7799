/** Why a call to the content API gave nothing. `status` 0: no usable answer. JSON, so that it travels with the page. */
export interface CallError {
  readonly message: string;
  readonly status: number;
}

/** What every read returns (specification, section 7): a response, or an error that was logged. Never throws. */
export type Answer<T> =
  { readonly response: T; readonly error: null } | { readonly response: null; readonly error: CallError };

/** Runs a call; a failure is logged and becomes the answer's error. An aborted call is not worth a log line. */
export async function answer<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<Answer<T>> {
  try {
    return { response: await call(), error: null };
  } catch (error) {
    if (!signal?.aborted) console.error(error);
    const message = error instanceof Error ? error.message : String(error);
    return { response: null, error: { message, status: statusOf(error) } };
  }
}

/**
 * The HTTP status of a failed call; 0 without one. By the error's name: the client is the shell's, and each deployable has
 * compiled an HttpError of its own.
 */
export function statusOf(error: unknown): number {
  if (!(error instanceof Error) || error.name !== 'HttpError' || !('status' in error)) return 0;
  return typeof error.status === 'number' ? error.status : 0;
}
