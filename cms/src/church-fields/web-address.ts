const NAMES_SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const HOST_AND_MORE = /^[^\s/]+\.[^\s/.]{2,}(?:[/?#:]|$)/;

/** An address as it is stored: `https://` before one that was typed without it. Anything else stays as it is. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  return HOST_AND_MORE.test(address) && !NAMES_SCHEME.test(address) ? `https://${address}` : address;
}

/** What to type instead of an address that the site cannot use; null where it can. */
export function addressMistake(address: string, accepted: RegExp): string | null {
  if (address === '' || accepted.test(address)) return null;
  if (/\s/.test(address)) return 'An address has no spaces. Copy it from the bar of your browser.';
  const orPath = accepted.test('/page') ? ', or with / for a page of this site' : '';
  return `Start with https://${orPath}. For example https://www.example.org.`;
}
