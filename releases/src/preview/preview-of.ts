import type { FastifyReply, FastifyRequest } from 'fastify';
import { createOwnCookie, type OwnCookie } from '../http/own-cookie.ts';
import type { RecordRefusal } from '../store/audit/record-refusals.ts';
import { type Preview, type PreviewKeys, type PreviewRefusal, readPreview } from './preview-pass.ts';

const NAME = 'preview';
/** A team's own tests send the pass with each request, and need no cookie. */
const HEADER = 'x-release-lock';
/** Only an address that may have the key, perhaps encoded, is worth reading. */
const mayAsk = (address: string) => address.includes('?') && /preview|%/.test(address);

/** The preview of a request: none, what is shown, a redirect to the address without the pass, or a refusal. */
export type PreviewChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'shown'; readonly preview: Preview }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'refused'; readonly why: PreviewRefusal };

export interface PreviewOptions {
  readonly keys: PreviewKeys;
  readonly secure: boolean;
  readonly now: () => Date;
  readonly refused: RecordRefusal;
}

/**
 * Moves `?preview=<pass>` into a cookie that expires with the pass; `?preview=off` deletes it.
 * A forged or expired pass shows nothing: an address or a header gets a refusal, a cookie is deleted.
 */
export function previewOf(request: FastifyRequest, reply: FastifyReply, options: PreviewOptions): PreviewChoice {
  const sent = request.headers[HEADER];
  if (typeof sent === 'string') return previewInHeader(sent, options);
  if (!mayAsk(request.url)) return previewInCookie(request, reply, options);
  const address = new URL(request.url, 'http://site');
  const asked = address.searchParams.get(NAME);
  if (asked === null) return previewInCookie(request, reply, options);
  address.searchParams.delete(NAME);
  const to = `${address.pathname}${address.search}`.replace(/^\/+/, '/');
  if (asked === 'off') {
    forget(reply, options);
    return { kind: 'redirect', to };
  }
  const preview = read(asked, options);
  if (typeof preview === 'string') return { kind: 'refused', why: preview };
  cookieOf(options).set(reply, asked, { expires: preview.until });
  return { kind: 'redirect', to };
}

function previewInHeader(pass: string, options: PreviewOptions): PreviewChoice {
  const preview = read(pass, options);
  return typeof preview === 'string' ? { kind: 'refused', why: preview } : { kind: 'shown', preview };
}

function previewInCookie(request: FastifyRequest, reply: FastifyReply, options: PreviewOptions): PreviewChoice {
  const pass = request.headers.cookie === undefined ? undefined : cookieOf(options).read(request);
  if (pass === undefined) return { kind: 'none' };
  const preview = read(pass, options);
  if (typeof preview !== 'string') return { kind: 'shown', preview };
  forget(reply, options);
  return { kind: 'none' };
}

function read(pass: string, { keys, now, refused }: PreviewOptions): Preview | PreviewRefusal {
  const preview = readPreview(pass, keys, now());
  if (typeof preview === 'string') refused({ action: 'preview', note: `A preview pass was ${preview}.` });
  return preview;
}

function forget(reply: FastifyReply, options: PreviewOptions): void {
  cookieOf(options).set(reply, '', { expires: new Date(0) });
}

function cookieOf({ secure }: PreviewOptions): OwnCookie {
  return createOwnCookie({ name: NAME, secure, sameSite: 'lax' });
}
