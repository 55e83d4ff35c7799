const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What a document says between header and footer, as text. */
export function mainText(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main.replaceAll(/<[^>]*>/g, '').replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
