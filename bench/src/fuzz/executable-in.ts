/** What of some markup would run, load a page or style one when a browser reads it; null when there is nothing. */
export function executableIn(html: string): string | null {
  const tags = html.match(/<[a-z!/?][^>]*>?/gi) ?? [];
  return tags.find(isExecutable) ?? null;
}

function isExecutable(tag: string): boolean {
  // What stands between quotes is a value.
  const bare = tag.replace(/"[^"]*"/g, '""');
  const addresses = [...tag.matchAll(/\s(?:href|src|action|formaction)="([^"]*)"/gi)].map(
    ([, address = '']) => address,
  );
  return (
    /^<(script|iframe|object|embed|style|base|meta|form|svg|math)\b/i.test(tag) ||
    /\s(on\w+|style|srcdoc)\s*=/i.test(bare) ||
    addresses.some((address) => /^[\s\0-\x20]*(javascript|data|vbscript):/i.test(address))
  );
}
