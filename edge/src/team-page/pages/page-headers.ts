import { STYLE_SOURCE } from './style.ts';

const POLICY = {
  'default-src': "'none'",
  'style-src': STYLE_SOURCE,
  'img-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
};

const TWO_YEARS_SECONDS = 63_072_000;

/** What each answer of the team page carries: it runs no script, is kept nowhere, and is within nobody's reach. */
export function pageHeaders(secure: boolean): Readonly<Record<string, string>> {
  const policy = Object.entries(POLICY).map((directive) => directive.join(' '));
  return {
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'content-type': 'text/html; charset=utf-8',
    // Also the site's own pages cannot hold on to a window with this one (HTML, 7.1.3).
    'cross-origin-opener-policy': 'noopener-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    // Not `no-referrer`: forms would then come with `Origin: null` (Fetch, 3.1).
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    ...(secure ? { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}` } : {}),
  };
}
