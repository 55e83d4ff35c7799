import { isInertMarkup } from './inert-markup.ts';

declare global {
  interface Window {
    /** Trusted Types (W3C); browsers without it have none. */
    readonly trustedTypes?: {
      createPolicy(
        name: 'default',
        rules: Readonly<Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>>,
      ): unknown;
    };
  }
}

/** The path of all releases' files (`assetPath`). */
const RELEASE_FILES = '/_/assets/';
/** The two scripts of YouTube's player (decision 0042). The second has a varying path below `s/player/`. */
const YOUTUBE = 'https://www.youtube.com';
const YOUTUBE_PLAYER = /^\/(?:iframe_api$|s\/player\/)/;

/**
 * Installs the page's only Trusted Types policy (W3C, Trusted Types, default policy). It checks every text that becomes markup or a
 * script's address, also in sections and libraries. A refused text throws at its place of use.
 */
export function installPagePolicy(): void {
  // Not `globalThis.trustedTypes`, which the builds remove (tooling/webpack/base.ts).
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (isInertMarkup(text) ? text : null),
    createScript: (text) => (isData(text) ? text : null),
    createScriptURL: (address) => (isReleaseFile(address) || isPlayer(address) ? address : null),
  });
}

function isReleaseFile(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith(RELEASE_FILES);
}

function isPlayer(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === YOUTUBE && YOUTUBE_PLAYER.test(pathname);
}

/** JSON blocks are script elements too when React renders them again. They run nothing. */
function isData(text: string): boolean {
  try {
    return text === '' || JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}
