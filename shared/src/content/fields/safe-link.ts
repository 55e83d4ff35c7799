/** Schemes that a link of the content API may have; a relative address has the site's own. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Only stands in where an address is relative: it is never called. */
const ANY_ORIGIN = 'https://relative.invalid';

/**
 * The address, ready for an `href`, or null when it must not become a link (`javascript:`, `data:`, nonsense). Parsed as
 * browsers do (WHATWG URL), so that tabs and blanks inside a scheme hide nothing. 'www.…' is what staff paste.
 */
export function safeLink(address: string | null): string | null {
  const text = address?.trim() ?? '';
  if (text === '') return null;
  const url = /^www\./i.test(text) ? `https://${text}` : text;
  try {
    return SCHEMES.has(new URL(url, ANY_ORIGIN).protocol) ? url : null;
  } catch {
    return null;
  }
}
