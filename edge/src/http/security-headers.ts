import type { FastifyReply } from 'fastify';
import { ownPagePolicy, policyText } from 'releases/serving';
import { PERMISSIONS_POLICY } from './permissions-policy.ts';

export interface SecurityHeadersOptions {
  /** The site's public address is an https one. */
  readonly secure: boolean;
  /** All subdomains use https too. */
  readonly subdomains: boolean;
}

/** Adds the headers that an answer does not have yet. */
export type SecureAnswer = (reply: FastifyReply) => void;

const TWO_YEARS_SECONDS = 63_072_000;

const EVERYTHING = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

const PAGE = {
  ...EVERYTHING,
  'content-security-policy': ownPagePolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS_POLICY,
};

/** For files. They stay harmless when somebody opens one as a page. */
const FILE = {
  ...EVERYTHING,
  'content-security-policy': policyText({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] }),
};

/**
 * The headers that every answer carries: of a route, an error or a refusal. A header that a route has set already is left as
 * it is, such as a document's policy.
 */
export function securityHeaders(options: SecurityHeadersOptions): SecureAnswer {
  const [page, file] = [PAGE, FILE].map((headers) => Object.entries({ ...headers, ...strictTransport(options) }));
  return (reply) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    for (const [name, value] of (isPage ? page : file) ?? []) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  };
}

function strictTransport({ secure, subdomains }: SecurityHeadersOptions): Record<string, string> {
  if (!secure) return {};
  return { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}${subdomains ? '; includeSubDomains' : ''}` };
}
