/** Parses the edge's own pages only. Texts stay escaped. */
export function headingOf(html: string): string | undefined {
  return /<h1>(.*)<\/h1>/s.exec(html)?.[1];
}

/** The page's description list, by term. */
export function termsOf(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<dt>(.*)<\/dt>\n<dd>(.*)<\/dd>/g)].map(([, term = '', text = '']) => [term, text]),
  );
}

/** The link in the page's main part. */
export function linkOf(html: string): { href: string | undefined; text: string | undefined } {
  const [, href, text] = /<main.*<a class="[^"]*" href="([^"]*)">(.*)<\/a>/s.exec(html) ?? [];
  return { href, text };
}

export function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

/** Names and values of the hidden fields in a page's last form. */
export function hiddenFields(html: string): Record<string, string> {
  const form = html.slice(html.lastIndexOf('<form'));
  const inputs = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
}
