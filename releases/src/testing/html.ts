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
