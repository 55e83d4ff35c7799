/** Just enough to read the edge's own pages. Texts are as they stand in the markup. */
export function headingOf(html: string): string | undefined {
  return /<h1>(.*)<\/h1>/s.exec(html)?.[1];
}

/** Each term of the page's list, with what is said of it. */
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

/** What the last form of a page sends by itself. */
export function hiddenFields(html: string): Record<string, string> {
  const form = html.slice(html.lastIndexOf('<form'));
  const inputs = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
}
