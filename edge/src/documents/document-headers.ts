import { formatLock, type Lock } from 'shared/contract';
import { documentPolicy } from '../http/document-policy.ts';
import type { PublicConfig } from '../config/public-config.ts';
import { sharedCacheHeaders } from '../http/shared-cache.ts';

export interface DocumentHeaders {
  readonly lock: Lock;
  readonly styleHashes: readonly string[];
  readonly publicConfig: PublicConfig;
}

const VARY = 'accept-encoding';
const OWN = { 'cache-control': 'private, no-cache', vary: `Cookie, ${VARY}` };
const EVERYBODY = { ...sharedCacheHeaders({ fresh: 5, stale: 60 }), vary: VARY };
const NOBODY = { 'cache-control': 'no-store', vary: VARY };

/** What every document carries beside what each answer does (headers/security-headers.ts). */
export function documentHeaders({ lock, styleHashes, publicConfig }: DocumentHeaders): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': documentPolicy(styleHashes, publicConfig),
    'x-release-lock': formatLock(lock),
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
