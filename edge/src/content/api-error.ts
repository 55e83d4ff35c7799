/** What is the matter with one field of a form. */
export interface FieldError {
  readonly path: readonly [string];
  readonly message: string;
  readonly name: 'ValidationError';
}

/** The content API's own shape of an error, so that callers know one shape only. */
export interface ApiError {
  readonly data: null;
  readonly error: {
    readonly status: number;
    readonly name: string;
    readonly message: string;
    readonly details: { readonly errors?: readonly FieldError[] };
  };
}

export function apiError(status: number, name: string, message: string, errors?: readonly FieldError[]): ApiError {
  return { data: null, error: { status, name, message, details: errors ? { errors } : {} } };
}
