/** What is wrong with one field of a form. */
export interface FieldError {
  readonly path: readonly [string];
  readonly message: string;
  readonly name: 'ValidationError';
}

/** An error in the shape of the content API, so that callers know one shape only. */
export interface ApiErrorBody {
  readonly data: null;
  readonly error: {
    readonly status: number;
    readonly name: string;
    readonly message: string;
    readonly details: { readonly errors?: readonly FieldError[] };
  };
}

export function apiError(status: number, name: string, message: string): ApiErrorBody {
  return { data: null, error: { status, name, message, details: {} } };
}

/** 400 for answers that break the rules of their form. */
export function apiValidationError(message: string, errors: readonly FieldError[]): ApiErrorBody {
  return { data: null, error: { status: 400, name: 'ValidationError', message, details: { errors } } };
}

/** The edge's answer when the content API gives none. */
export const UNAVAILABLE = apiError(
  503,
  'ServiceUnavailableError',
  'Our content service cannot be reached just now. Please try again in a few minutes.',
);
