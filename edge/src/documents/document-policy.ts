import type { PublicConfig } from '../config/public-config.ts';
import { policyText } from 'releases/serving';

const IDENTITY_HOSTS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
/**
 * YouTube's player, which a press on a video's poster loads (decision 0042). The policy names paths, because other scripts of
 * the host repeat text of their own address.
 */
const YOUTUBE_SCRIPTS = ['https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/'];
/** The Trusted Types policy that the first of these scripts makes for the address of the second. */
const YOUTUBE_POLICY = 'youtube-widget-api';
const EMAIL_HOST = 'https://api.emailjs.com';

/**
 * The content security policy of a document. Text becomes markup or a script's address only through the shell's Trusted Types
 * policy `default` (decision 0030); YouTube's policy is for its player only.
 * @param styleHashes `sha256-…` of each style inside the document
 * @param framedBy origin of the pages that may show the document in a frame
 */
export function documentPolicy(
  styleHashes: readonly string[],
  publicConfig: PublicConfig,
  framedBy = "'none'",
): string {
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...YOUTUBE_SCRIPTS],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:'],
    // A sermon's video may be on any host. It loads only when the visitor presses the poster.
    'media-src': ["'self'", 'https:'],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'connect-src': ["'self'", ...providerOrigins(publicConfig)],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [framedBy],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', YOUTUBE_POLICY],
  });
}

/** The browser calls the account and e-mail providers, when these are configured. */
function providerOrigins({ firebase, emailjs }: PublicConfig): string[] {
  const identity = firebase?.['emulatorUrl'] ? [new URL(firebase['emulatorUrl']).origin] : IDENTITY_HOSTS;
  return [...(firebase ? identity : []), ...(emailjs ? [new URL(emailjs['origin'] ?? EMAIL_HOST).origin] : [])];
}
