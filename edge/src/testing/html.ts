/** Just enough to read the edge's own pages. Texts are as they stand in the markup. */
export function headingOf(html: string): string | undefined {
  return /<h1>(.*)<\/h1>/s.exec(html)?.[1];
}

export function itemsOf(html: string): string[] {
  return [...html.matchAll(/<li>(.*)<\/li>/g)].map(([, text = '']) => text);
}

/** The link in the page's main part. */
export function linkOf(html: string): { href: string | undefined; text: string | undefined } {
  const [, href, text] = /<main.*<a class="[^"]*" href="([^"]*)">(.*)<\/a>/s.exec(html) ?? [];
  return { href, text };
}

export function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}
