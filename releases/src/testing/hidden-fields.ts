/** What the last form of a page sends by itself. */
export function hiddenFields(html: string): Record<string, string> {
  const form = html.slice(html.lastIndexOf('<form'));
  const inputs = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
}
