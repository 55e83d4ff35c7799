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

/** Where the files of all releases lie (`assetPath`). */
const RELEASE_FILES = '/_/assets/';
/** The player of a sermon's video (decision 0042): its two scripts, of which the second lies anywhere below the last part. */
const YOUTUBE = 'https://www.youtube.com';
const YOUTUBE_PLAYER = /^\/(?:iframe_api$|s\/player\/)/;

/**
 * The page's one Trusted Types policy (W3C, Trusted Types, default policy): whatever some code makes into markup or into a
 * script's address goes through here, that of sections and of libraries too. What is refused throws where it was tried.
 */
export function installPagePolicy(): void {
  // By `window`: the builds leave `globalThis.trustedTypes` out (tooling/webpack/base.ts).
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

/** The blocks of JSON in a document are scripts too, when React draws them anew; as programs they would do nothing. */
function isData(text: string): boolean {
  try {
    return text === '' || JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}
