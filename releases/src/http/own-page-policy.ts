/** The text of a content security policy. @param directives sources by directive name */
export function policyText(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const NONE = "'none'";

/**
 * The policy of the edge's own pages, which run no script.
 * @param allowed further sources: the hash of a style, an address of forms
 */
export function ownPagePolicy(allowed: Readonly<Record<string, string>> = {}): string {
  return policyText({
    'default-src': [NONE],
    'base-uri': [NONE],
    'form-action': [NONE],
    'frame-ancestors': [NONE],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [NONE],
    ...Object.fromEntries(Object.entries(allowed).map(([name, source]) => [name, [source]])),
  });
}
