import { StepError } from '../../../operations/src/process/step.mjs';

/**
 * The live site behind the development server, from SOTERIA_URL.
 * @returns {string | undefined} its origin; undefined: use a local site
 */
export function liveSite() {
  const text = process.env.SOTERIA_URL;
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new StepError(
    `SOTERIA_URL=${text} is no site. Give its origin, for example SOTERIA_URL=https://www.example.org.`,
  );
}
