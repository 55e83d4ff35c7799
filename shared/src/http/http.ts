/** A failed call. `status` is 0 when no answer came. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** What the content API itself says of it, in words that a visitor may read; absent when it says nothing. */
  readonly said: string | undefined;
  /** The fields of a form that it refuses, by name; empty when it names none. */
  readonly fields: readonly string[];

  constructor(
    message: string,
    readonly status: number,
    { said, fields = [], ...options }: HttpErrorOptions = {},
  ) {
    super(message, options);
    this.said = said;
    this.fields = fields;
  }
}

interface HttpErrorOptions extends ErrorOptions {
  readonly said?: string | undefined;
  readonly fields?: readonly string[];
}

/** JSON over HTTP against one origin. Throws {@link HttpError}, and nothing else. */
export interface Http {
  /** @param path with its query, from the origin's root */
  get(path: string, signal?: AbortSignal): Promise<unknown>;
  post(path: string, body: unknown, options?: PostOptions): Promise<unknown>;
}

interface PostOptions {
  /** Beside the content type. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface HttpOptions {
  /** `''` for the page's own origin. */
  readonly origin: string;
  /** Milliseconds until a call without an answer fails. */
  readonly timeout?: number;
  readonly fetch?: typeof globalThis.fetch;
  /** Reads the JSON of an answer. @param path of the call */
  readonly parse?: (text: string, path: string) => unknown;
}

const TIMEOUT_MS = 10_000;

export function createHttp(options: HttpOptions): Http {
  const { origin, timeout = TIMEOUT_MS, fetch = globalThis.fetch } = options;
  const { parse = (text: string): unknown => JSON.parse(text) } = options;

  async function call(path: string, init: RequestInit & { readonly method: string }): Promise<unknown> {
    const subject = `${init.method} ${path}`;
    const limit = timeLimit(timeout, init.signal);
    try {
      const response = await fetch(`${origin}${path}`, { ...init, signal: limit.signal }).catch((cause: unknown) => {
        throw new HttpError(`${subject}: no answer`, 0, { cause });
      });
      const body = await readJson(response, subject, (text) => parse(text, path));
      if (response.ok) return body;
      const said = errorMessage(body);
      throw new HttpError(said ?? `${subject}: status ${response.status}`, response.status, {
        said,
        fields: refusedFields(body),
      });
    } finally {
      limit.clear();
    }
  }

  return {
    get: (path, signal) =>
      call(path, { method: 'GET', headers: { accept: 'application/json' }, signal: signal ?? null }),
    post: (path, body, { headers } = {}) =>
      call(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

/** `AbortSignal.any` and `.timeout` are missing on phones that still visit. */
function timeLimit(milliseconds: number, outer?: AbortSignal | null): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, milliseconds);
  outer?.addEventListener('abort', abort, { once: true });
  if (outer?.aborted) abort();
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}

async function readJson(response: Response, subject: string, parse: (text: string) => unknown): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw new HttpError(`${subject}: the answer was cut off`, response.status, { cause });
  });
  if (text === '') return null;
  try {
    return parse(text);
  } catch {
    // Without its cause: a parser quotes the answer, and that may repeat what a visitor wrote.
    throw new HttpError(`${subject}: the answer is not JSON (status ${response.status})`, response.status);
  }
}

/** The content API's error shape: `{error: {status, name, message, details: {errors: [{path: [field]}]}}}`. */
function errorMessage(body: unknown): string | undefined {
  const message = valueIn(valueIn(body, 'error'), 'message');
  return typeof message === 'string' ? message : undefined;
}

function refusedFields(body: unknown): readonly string[] {
  const errors = valueIn(valueIn(valueIn(body, 'error'), 'details'), 'errors');
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error) => {
    const field = valueIn(valueIn(error, 'path'), '0');
    return typeof field === 'string' ? [field] : [];
  });
}

function valueIn(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
