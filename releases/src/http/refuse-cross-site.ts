import type { FastifyRequest } from 'fastify';
import { RequestRefused } from './request-refused.ts';

/** Whether an address lies on this site: on its public origin, or on the host that this very request was sent to. */
export function isOwnOrigin(address: string, { host }: FastifyRequest, publicUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.origin === publicUrl || (/^https?:$/.test(url.protocol) && url.host === host);
}

/**
 * Another site cannot send a visitor's browser here with a form. Every browser says where a POST comes from, by
 * `Sec-Fetch-Site` (Fetch Metadata) or, an older one and any on plain http, by `Origin`; what says neither is no browser.
 */
export function refuseCrossSite(publicUrl: string): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (!isFromHere(request, publicUrl)) throw new RequestRefused(403, 'Forbidden');
  };
}

function isFromHere(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'same-origin' || site === 'none') return true;
  // An `Origin` of ours counts before `same-site`: behind a proxy the public origin may be another host of the same site.
  if (origin !== undefined) return site !== 'cross-site' && isOwnOrigin(origin, request, publicUrl);
  return site === undefined;
}
