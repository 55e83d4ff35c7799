import type { FastifyRequest } from 'fastify';
import { isOwnOrigin } from 'releases/serving';

/** The page that a form stood on, without its query; the home page when that is not known for certain. */
export function backPath(request: FastifyRequest, publicUrl: string): string {
  const { referer } = request.headers;
  if (referer === undefined || !isOwnOrigin(referer, request, publicUrl)) return '/';
  const { pathname } = new URL(referer);
  // The site's paths only: `//elsewhere.example` would be another site.
  return /^(\/[\w-]+)+$/.test(pathname) ? pathname : '/';
}
