import type { FastifyRequest } from 'fastify';
import { RequestRefused } from './request-refused.ts';

/** Whether an address is on this site: on the public origin, or on the request's own host. */
export function isOwnOrigin(address: string, { host }: FastifyRequest, publicUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.origin === publicUrl || (/^https?:$/.test(url.protocol) && url.host === host);
}

/**
 * A hook that refuses form posts from other sites. Browsers name the source in `Sec-Fetch-Site` (Fetch Metadata).
 * Older ones, and all on plain http, send `Origin`. A request without either is not from a browser.
 */
export function refuseCrossSite(publicUrl: string): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (!isFromHere(request, publicUrl)) throw new RequestRefused(403, 'Forbidden');
  };
}

function isFromHere(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'same-origin' || site === 'none') return true;
  // `Origin` has priority over `same-site`: behind a proxy the public origin may be another host.
  if (origin !== undefined) return site !== 'cross-site' && isOwnOrigin(origin, request, publicUrl);
  return site === undefined;
}
