/**
 * Where an address leads that starts as one of another host does (`//elsewhere.example`, and with `\`, which browsers take
 * for a slash); null for any other. No document has one: a link to the page itself would lead to that host.
 */
export function withoutDoubledSlash(address: string): string | null {
  return /^[/\\]{2}/.test(address) ? address.replace(/^[/\\]+/, '/') : null;
}
