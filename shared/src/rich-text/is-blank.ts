import { type InlineNode, plainText } from 'shared/content';

export function isBlank(nodes: readonly InlineNode[]): boolean {
  return plainText(nodes).trim() === '';
}
