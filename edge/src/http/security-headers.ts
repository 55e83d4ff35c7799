import type { FastifyReply } from 'fastify';
import { ownPagePolicy, policyText } from 'releases/serving';

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

/**
 * Features of a visitor's device that no page may use. Sharing stays on, the wake lock of the screen in the foyer, and what the
 * frame of a video needs (autoplay, fullscreen, picture-in-picture, encrypted media): a frame may use only what its page may use.
 */
const OFF = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const PERMISSIONS_POLICY = OFF.map((feature) => `${feature}=()`).join(', ');

const PAGE = {
  ...EVERYTHING,
  'content-security-policy': ownPagePolicy(),
  'cross-origin-opener-policy': 'same-origin',
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
