import type { Block, InlineNode } from './rich-text.ts';

/** The words of a block without their looks. */
export function plainText(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (node.type === 'link' ? plainText(node.children) : node.text)).join('');
}

/** The paragraphs of a text, each in one line, without their looks. */
export function paragraphTexts(blocks: readonly Block[]): string[] {
  const texts = blocks.map((block) => (block.type === 'paragraph' ? plainText(block.children) : ''));
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}
