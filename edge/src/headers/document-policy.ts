import type { PublicConfig } from '../public-config.ts';

const IDENTITY_HOSTS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const EMAIL_HOST = 'https://api.emailjs.com';

/** @param styleHashes of the styles inside the document, `sha256-…` */
export function contentSecurityPolicy(styleHashes: readonly string[], publicConfig: PublicConfig): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:', 'https:'],
    'media-src': ["'self'", 'https:'],
    'frame-src': ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
    'connect-src': ["'self'", ...providerOrigins(publicConfig)],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Accounts and e-mail are asked from the browser, but only where they are configured. */
function providerOrigins({ firebase, emailjs }: PublicConfig): string[] {
  const identity = firebase?.['emulatorUrl'] ? [new URL(firebase['emulatorUrl']).origin] : IDENTITY_HOSTS;
  return [...(firebase ? identity : []), ...(emailjs ? [new URL(emailjs['origin'] ?? EMAIL_HOST).origin] : [])];
}
