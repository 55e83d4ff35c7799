const LOG_IN = /^\/+admin\/+login\/*$/i;
const OTHERS = /^\/+admin\/+(register|register-admin|forgot-password|reset-password)\/*$/i;

/**
 * The calls of the panel by which somebody without a session may try passwords and tokens. Strapi's
 * router ignores case.
 */
export function guessedBy(method: string, path: string): 'password' | 'token' | null {
  if (method !== 'POST') return null;
  if (LOG_IN.test(path)) return 'password';
  return OTHERS.test(path) ? 'token' : null;
}
