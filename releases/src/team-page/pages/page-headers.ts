import { ownPagePolicy } from '../../http/own-page-policy.ts';
import { STYLE_SOURCE } from './style.ts';

/** What each answer of the team page carries: it runs no script, is kept nowhere, and is within nobody's reach. */
export const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': ownPagePolicy({
    'style-src': STYLE_SOURCE,
    'img-src': "'self'",
    'form-action': "'self'",
  }),
  'content-type': 'text/html; charset=utf-8',
  // Also the site's own pages cannot hold on to a window with this one (HTML, 7.1.3).
  'cross-origin-opener-policy': 'noopener-allow-popups',
  // Not `no-referrer`: forms would then come with `Origin: null` (Fetch, 3.1).
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};
