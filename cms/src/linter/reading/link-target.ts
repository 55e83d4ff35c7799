import { withScheme } from '../../church-fields/web-address';

export type LinkTarget =
  | { kind: 'page'; path: string }
  | { kind: 'web'; url: URL }
  | { kind: 'mail' | 'phone'; written: string }
  | { kind: 'malformed'; mend: string };

const COPY = 'Copy the address from the bar of your browser.';

/** A host has a name and an ending; a browser would take anything. */
const HOST = /^(?:[^\s.]+\.)+[^\s.]{2,}$/;

function withoutScheme(address: string): LinkTarget {
  // The site adds it to these itself.
  const withIt = /^www\./i.test(address) ? `https://${address}` : null;
  if (withIt !== null && URL.canParse(withIt)) return webTarget(new URL(withIt));
  const better = withScheme(address);
  return { kind: 'malformed', mend: better === address ? COPY : `Write “${better}”.` };
}

const webTarget = (url: URL): LinkTarget =>
  HOST.test(url.hostname) ? { kind: 'web', url } : { kind: 'malformed', mend: COPY };

/** The path of a page of the site as it is asked for: fragments never reach a server. */
const pageTarget = ({ pathname, search }: URL): LinkTarget => ({ kind: 'page', path: `${pathname}${search}` });

/**
 * Where a link leads.
 * @param siteOrigin a link that names it leads to a page of the site, too
 */
export function targetOf(written: string, siteOrigin: string | null): LinkTarget {
  const address = written.trim();
  if (address.startsWith('#')) return { kind: 'page', path: '/' };
  if (/^\/(?!\/)/.test(address))
    return URL.canParse(address, 'https://site.invalid')
      ? pageTarget(new URL(address, 'https://site.invalid'))
      : { kind: 'malformed', mend: COPY };
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/i.exec(address) ?? [];
  switch (scheme.toLowerCase()) {
    case '':
      return withoutScheme(address);
    case 'mailto':
      return { kind: 'mail', written: decoded(rest.split('?')[0] ?? '') };
    case 'tel':
      return { kind: 'phone', written: decoded(rest) };
    case 'http':
    case 'https': {
      if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return { kind: 'malformed', mend: COPY };
      const url = new URL(address);
      return url.origin === siteOrigin ? pageTarget(url) : webTarget(url);
    }
    default:
      return { kind: 'malformed', mend: 'Start with https://, or with / for a page of this site.' };
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
