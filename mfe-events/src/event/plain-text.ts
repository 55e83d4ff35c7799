import type { InlineNode } from 'shared/content';

/** The words of a block without their looks. */
export function plainText(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (node.type === 'link' ? plainText(node.children) : node.text)).join('');
}
