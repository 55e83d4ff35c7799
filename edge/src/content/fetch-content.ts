import { createHash } from 'node:crypto';
import { pathOf } from 'releases/serving';
import type { Response } from 'undici';
import { askContentApi, bodyWithin } from './ask-content-api.ts';

/** The content API gave no usable answer: no connection, a timeout, an error of its own, or something that is not JSON. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
}

/** An answer of the content API that may be passed on: complete JSON, and not a failure of the API itself. */
export interface ContentAnswer {
  readonly status: number;
  readonly body: Buffer;
  /** Weak: it is the same for every encoding. */
  readonly etag: string;
}

export function readAnswer(status: number, body: Buffer): ContentAnswer {
  return { status, body, etag: `W/"${createHash('sha256').update(body).digest('base64url')}"` };
}

const MAX_BYTES = 8 * 1024 * 1024;

/** Statuses that describe the moment, not the content. */
const PASSING = new Set([408, 425, 429]);

/**
 * Asks the content API. Throws {@link ContentUnavailable}, and nothing else.
 * @param path with its query
 * @param pass of an editor's preview, which asks for drafts
 */
export async function fetchContent(origin: string, path: string, pass?: string): Promise<ContentAnswer> {
  const subject = `GET ${pathOf(path)}`;
  try {
    const headers = { accept: 'application/json', ...(pass ? { 'x-preview-pass': pass } : {}) };
    const response = await askContentApi(`${origin}${path}`, headers);
    const body = await bodyWithin(MAX_BYTES, response);
    if (!body) throw new Error(`the answer is larger than ${MAX_BYTES} bytes`);
    refuseUnusable(response, body);
    return readAnswer(response.status, body);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ContentUnavailable(`${subject}: ${reason}`, { cause });
  }
}

function refuseUnusable({ status, headers }: Response, body: Buffer): void {
  if (status >= 500 || PASSING.has(status)) throw new Error(`status ${status}`);
  const type = headers.get('content-type') ?? 'none';
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type)) throw new Error(`the answer's content type is ${type}`);
  // Throws when the JSON is not complete.
  JSON.parse(body.toString('utf8'));
}
