import { formatLock, type Lock } from 'shared/contract';
import type { PublicConfig } from '../public-config.ts';
import { sharedCacheHeaders } from '../shared-cache.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

export interface DocumentHeaders {
  readonly lock: Lock;
  readonly styleHashes: readonly string[];
  readonly publicConfig: PublicConfig;
  readonly publicUrl: string;
}

const VARY = 'accept-encoding';
const OWN = { 'cache-control': 'private, no-cache', vary: `Cookie, ${VARY}` };
const EVERYBODY = { ...sharedCacheHeaders({ fresh: 5, stale: 60 }), vary: VARY };
const NOBODY = { 'cache-control': 'no-store', vary: VARY };

const TWO_YEARS_SECONDS = 63_072_000;

/** What every document carries, whatever it shows. */
export function documentHeaders({
  lock,
  styleHashes,
  publicConfig,
  publicUrl,
}: DocumentHeaders): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(styleHashes, publicConfig),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-release-lock': formatLock(lock),
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}` } : {}),
  };
}

export interface DocumentAudience {
  readonly audience: 'own' | 'everybody';
  /** Nothing is missing from it. */
  readonly whole: boolean;
}

/**
 * With one lock for everybody a shared cache may answer; during a rollout each visitor's document is their own. One that
 * lacks something is for nobody else.
 */
export function documentCacheHeaders({ audience, whole }: DocumentAudience): Readonly<Record<string, string>> {
  if (audience === 'own') return OWN;
  return whole ? EVERYBODY : NOBODY;
}
