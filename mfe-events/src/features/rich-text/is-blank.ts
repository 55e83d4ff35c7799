import type { InlineNode } from 'shared/content';
import { plainText } from '../../event/plain-text.ts';

export function isBlank(nodes: readonly InlineNode[]): boolean {
  return plainText(nodes).trim() === '';
}
