import type { FastifyReply, FastifyRequest } from 'fastify';
import { createOwnCookie, type OwnCookie } from '../http/own-cookie.ts';
import type { RecordRefusal } from '../store/audit/record-refusals.ts';
import { type Preview, type PreviewRefusal, readPreview } from './preview-pass.ts';

const NAME = 'preview';

/** What a request asks for: nothing, a release to be shown, to be sent on without the pass in the address, or a refusal. */
export type PreviewChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'shown'; readonly preview: Preview }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'refused'; readonly why: PreviewRefusal };

export interface PreviewOptions {
  readonly key: Buffer;
  readonly secure: boolean;
  readonly now: () => Date;
  readonly refused: RecordRefusal;
}

/**
 * `?preview=<pass>` becomes a cookie that ends with the pass, `?preview=off` ends it at once. A pass that is forged or has expired shows
 * nothing: in the address it is refused in words, in the cookie it is dropped.
 */
export function previewOf(request: FastifyRequest, reply: FastifyReply, options: PreviewOptions): PreviewChoice {
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

function previewInCookie(request: FastifyRequest, reply: FastifyReply, options: PreviewOptions): PreviewChoice {
  const pass = cookieOf(options).read(request);
  if (pass === undefined) return { kind: 'none' };
  const preview = read(pass, options);
  if (typeof preview !== 'string') return { kind: 'shown', preview };
  forget(reply, options);
  return { kind: 'none' };
}

function read(pass: string, { key, now, refused }: PreviewOptions): Preview | PreviewRefusal {
  const preview = readPreview(pass, key, now());
  if (typeof preview === 'string') refused({ action: 'preview', note: `A preview pass was ${preview}.` });
  return preview;
}

function forget(reply: FastifyReply, options: PreviewOptions): void {
  cookieOf(options).set(reply, '', { expires: new Date(0) });
}

function cookieOf({ secure }: PreviewOptions): OwnCookie {
  return createOwnCookie({ name: NAME, secure, sameSite: 'lax' });
}
