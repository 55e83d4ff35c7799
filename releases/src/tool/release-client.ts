import { types } from 'node:util';
import * as v from 'valibot';
import { ReleaseError } from '../table/release-error.ts';
import { parseJson } from '../store/files/text-files.ts';
import type { SiteAccess } from './site-access.ts';

/** The site refused a call. The message is the site's own. */
export class SiteRefused extends ReleaseError {
  override readonly name = 'SiteRefused';

  constructor(
    /** A code of the release API: `exists`, `forbidden`, … */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

interface Call<Schema extends v.GenericSchema> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Address below `/_/releases`, with encoded parts. */
  readonly path: string;
  /** The body, sent as JSON. */
  readonly json?: unknown;
  /** A body that is sent unchanged, with these headers. */
  readonly upload?: { readonly body: ReadableStream<Uint8Array>; readonly headers: Readonly<Record<string, string>> };
  /** The answer's schema. */
  readonly schema: Schema;
}

/** A site's release API. Throws {@link SiteRefused} for a refusal, and {@link ReleaseError} without an answer. */
export interface ReleaseClient {
  call<Schema extends v.GenericSchema>(call: Call<Schema>): Promise<v.InferOutput<Schema>>;
}

/** Long, because the gate renders every page. */
const TIMEOUT_MS = 120_000;

const Refusal = v.object({ error: v.object({ code: v.string(), message: v.string() }) });

export function createReleaseClient({ url, token }: SiteAccess): ReleaseClient {
  return {
    async call({ method = 'GET', path, json, upload, schema }) {
      const headers = {
        authorization: `Bearer ${token()}`,
        ...(json === undefined ? {} : JSON_HEADERS),
        ...upload?.headers,
      };
      const body = upload?.body ?? (json === undefined ? undefined : JSON.stringify(json));
      const response = await ask(url, `${url}/_/releases${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body, duplex: 'half' }),
      });
      const answer = parseJson(await response.text());
      if (!response.ok) throw refusalOf(url, response.status, answer);
      const known = v.safeParse(schema, answer);
      if (known.success) return known.output;
      throw new ReleaseError(`${url} answered something else than a release API of this version does.`);
    },
  };
}

const JSON_HEADERS = { 'content-type': 'application/json' };

async function ask(site: string, address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (cause) {
    throw new ReleaseError(
      `${site} does not answer${reasonOf(cause)}. Is the site running? Start it with npm start, or name another with SOTERIA_URL.`,
      { cause },
    );
  }
}

/** The cause beneath `fetch failed`: ECONNREFUSED, an invalid certificate, … */
function reasonOf(error: unknown): string {
  const cause = types.isNativeError(error) ? error.cause : undefined;
  return types.isNativeError(cause) && 'code' in cause ? ` (${String(cause.code)})` : '';
}

function refusalOf(site: string, status: number, answer: unknown): ReleaseError {
  const refusal = v.safeParse(Refusal, answer);
  if (refusal.success) return new SiteRefused(refusal.output.error.code, refusal.output.error.message);
  return new ReleaseError(`${site} answered with status ${status} and no reason: it has no release API there.`);
}
