const isEntry = (node: object): node is { documentId: string; attributes: unknown } =>
  'documentId' in node && typeof node.documentId === 'string' && 'attributes' in node;

/**
 * `{id: 7, documentId: 'abc', attributes}` becomes `{id: 'abc', attributes}`, at any depth. Row numbers change at
 * every publish (Strapi replaces the published row), so a shared link would break; document ids never change.
 */
export function withDocumentIds(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withDocumentIds);
  if (typeof node !== 'object' || node === null || node instanceof Date) return node;
  if (isEntry(node)) return { id: node.documentId, attributes: withDocumentIds(node.attributes) };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withDocumentIds(value)]));
}
