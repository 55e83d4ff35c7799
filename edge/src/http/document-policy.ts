import type { PublicConfig } from '../config/public-config.ts';
import { policyText } from 'releases/serving';

const IDENTITY_HOSTS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
/**
 * The player that a press on a video's poster loads from YouTube (decision 0042): by path, for the host has scripts that say
 * what an address makes them say.
 */
const YOUTUBE_SCRIPTS = ['https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/'];
/** The Trusted Types policy that the first of them makes for the address of the second. */
const YOUTUBE_POLICY = 'youtube-widget-api';
const EMAIL_HOST = 'https://api.emailjs.com';

/**
 * The policy of a document. Texts become markup or a script's address only through the shell's own policy, `default`
 * (Trusted Types, decision 0030); YouTube's is for its player alone. @param styleHashes of the styles inside the document, `sha256-…`
 */
export function documentPolicy(styleHashes: readonly string[], publicConfig: PublicConfig): string {
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...YOUTUBE_SCRIPTS],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:'],
    // A sermon's video may lie anywhere; it is asked for by the visitor's press on the poster only.
    'media-src': ["'self'", 'https:'],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'connect-src': ["'self'", ...providerOrigins(publicConfig)],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', YOUTUBE_POLICY],
  });
}

/** Accounts and e-mail are asked from the browser, but only where they are configured. */
function providerOrigins({ firebase, emailjs }: PublicConfig): string[] {
  const identity = firebase?.['emulatorUrl'] ? [new URL(firebase['emulatorUrl']).origin] : IDENTITY_HOSTS;
  return [...(firebase ? identity : []), ...(emailjs ? [new URL(emailjs['origin'] ?? EMAIL_HOST).origin] : [])];
}
