import type { FastifyReply } from 'fastify';
import { ownPagePolicy, policyText } from 'releases/serving';
import { PERMISSIONS_POLICY } from './permissions-policy.ts';

export interface SecurityHeaders {
  /** The site's public address is an https one. */
  readonly secure: boolean;
  /** Its subdomains, all of them, are too. */
  readonly subdomains: boolean;
}

/** Adds to an answer what it lacks. */
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

/** For what is no page, also when somebody opens it as one. */
const FILE = {
  ...EVERYTHING,
  'content-security-policy': policyText({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] }),
};

/**
 * What each answer carries, whoever gives it: a route, an error, a refusal. A route that says more (a document's policy), or
 * otherwise (a file for other sites too), has set that header itself.
 */
export function securityHeaders(options: SecurityHeaders): SecureAnswer {
  const [page, file] = [PAGE, FILE].map((headers) => Object.entries({ ...headers, ...strictTransport(options) }));
  return (reply) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    for (const [name, value] of (isPage ? page : file) ?? []) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  };
}

function strictTransport({ secure, subdomains }: SecurityHeaders): Record<string, string> {
  if (!secure) return {};
  return { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}${subdomains ? '; includeSubDomains' : ''}` };
}
