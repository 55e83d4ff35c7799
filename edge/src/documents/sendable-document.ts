import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatLock, type Lock } from 'shared/contract';
import { type DocumentOutcome, type LoadedLock, type Observer, outcomeOf, suspectsOf } from 'releases/serving';
import { type Body, bodyOf, encodedBody, encodingFor } from '../http/encoded-bodies.ts';
import { tagOf } from '../http/encoding.ts';
import { sharedCacheHeaders } from '../http/shared-cache.ts';
import { notedContent } from '../rendering/cached-content.ts';
import { type DocumentRenderer, renderDocument } from '../rendering/render-document.ts';
import type { DocumentRequest } from '../rendering/render-job.ts';
import type { RenderResult } from '../rendering/render-result.ts';
import { documentPolicy } from './document-policy.ts';

/** A document as one visitor or many get it. */
export interface SendableDocument {
  readonly status: number;
  readonly redirect: string | undefined;
  /** All headers but those of the audience and of the encoding. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  /** Weak: it is the same for every encoding. */
  readonly etag: string;
  /** No region failed or was left to the browser. */
  readonly whole: boolean;
  /** The releases that were to be rendered. */
  readonly loaded: LoadedLock;
  readonly outcome: DocumentOutcome;
  /** What the content API answered to its loaders: a hash by address. */
  readonly content: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

/** `own`: the document of one visitor; `everybody`: the same for all; `nobody`: an editor's, which is not stored anywhere. */
export type Audience = 'own' | 'everybody' | 'nobody';

export interface MakeRequest extends DocumentRequest {
  /** The visitor's lock. `loaded` may have less. */
  readonly lock: Lock;
  /** Origin of the pages that may show the document in a frame. */
  readonly framedBy?: string | undefined;
}

export interface DocumentMaker extends DocumentRenderer {
  readonly observer: Pick<Observer, 'threw'>;
}

/** Renders a document and prepares it for sending. Rejects as {@link renderDocument} does. */
export async function makeDocument(
  renderer: DocumentMaker,
  loaded: LoadedLock,
  { lock, framedBy, ...request }: MakeRequest,
): Promise<SendableDocument> {
  const begun = performance.now();
  const { answers, content } = notedContent(renderer.content);
  const { result, ended, loaded: rendered } = await renderDocument({ ...renderer, content }, loaded, request);
  const renderMs = performance.now() - begun;
  logFailures(renderer, result);
  const { status, redirect, whole, failures } = result;
  const { address } = request;
  // It is not certain which release ended a render, so every release of the page is a suspect, also the stable ones.
  const suspected = ended ? suspectsOf(loaded, address) : [];
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': documentPolicy(result.styleHashes, renderer.settings.publicConfig, framedBy),
    'x-release-lock': formatLock(rendered.lock),
  };
  return {
    status,
    redirect,
    headers: { ...result.headers, ...headers },
    ...bodyIn(result),
    whole,
    loaded,
    outcome: outcomeOf({ lock, loaded, address, failures, suspected, renderMs }),
    content: answers,
    madeAt: Date.now(),
  };
}

/** Sends a document in the best encoding that the browser accepts, or 304 when the browser has it. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { document, audience }: { readonly document: SendableDocument; readonly audience: Audience },
): Promise<FastifyReply> {
  const { status, redirect, headers, body, etag, whole } = document;
  reply.headers(headers).headers(cacheHeaders(audience, whole));
  if (redirect !== undefined) return reply.redirect(redirect, status >= 300 && status < 400 ? status : 302);
  reply.code(status).header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = encodingFor(body, request.headers['accept-encoding']);
  if (encoding === null) return reply.send(await body.text());
  return reply.header('content-encoding', encoding).send(await body.encoded(encoding));
}

const VARY = 'accept-encoding';
const OWN = { 'cache-control': 'private, no-cache', vary: `Cookie, ${VARY}` };
const EVERYBODY = { ...sharedCacheHeaders({ fresh: 5, stale: 60 }), vary: VARY };
const NOT_CACHED = { 'cache-control': 'no-store', vary: VARY };
const PREVIEW = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: `Cookie, ${VARY}` };

/** A shared cache may answer while everybody has one lock. Incomplete documents are not cached. */
function cacheHeaders(audience: Audience, whole: boolean): Readonly<Record<string, string>> {
  if (audience === 'own') return OWN;
  if (audience === 'nobody') return PREVIEW;
  return whole ? EVERYBODY : NOT_CACHED;
}

/** Logs each failure by section and release, and stores its cause for the team. */
function logFailures({ log, observer }: DocumentMaker, { failures }: RenderResult): void {
  observer.threw(failures);
  for (const { section, version, reason, cause, at, replaced = false } of failures) {
    log.error({ section, version, reason, cause, at, replaced }, 'a region failed');
  }
}

function bodyIn({ html = '', encoded }: RenderResult): Pick<SendableDocument, 'body' | 'etag'> {
  if (encoded) return { body: encodedBody({ ...encoded, bytes: bytesOf(encoded.bytes) }), etag: encoded.tag };
  const text = bytesOf(html);
  return { body: bodyOf(text), etag: tagOf(text) };
}

/** A view of the bytes, without a copy. */
function bytesOf(given: Uint8Array | string): Buffer {
  return typeof given === 'string' ? Buffer.from(given) : Buffer.from(given.buffer, given.byteOffset, given.byteLength);
}
