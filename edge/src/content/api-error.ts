/** The content API's own shape of an error, so that callers know one shape only. */
export interface ApiError {
  readonly data: null;
  readonly error: {
    readonly status: number;
    readonly name: string;
    readonly message: string;
    readonly details: Readonly<Record<string, never>>;
  };
}

export function apiError(status: number, name: string, message: string): ApiError {
  return { data: null, error: { status, name, message, details: {} } };
}
