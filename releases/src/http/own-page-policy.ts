/** A content security policy as its header has it. @param directives by name, with their sources */
export function policyText(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const NONE = "'none'";

/**
 * The policy of a page that is the edge's own and runs no script.
 * @param allowed what it needs all the same: the hash of its style, an address of its forms
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
