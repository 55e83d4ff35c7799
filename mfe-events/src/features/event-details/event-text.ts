import type { Block } from 'shared/content';
import { plainText } from '../../event/plain-text.ts';

/** The paragraphs of an event's text, without their looks. */
export function eventText(blocks: readonly Block[]): string[] {
  const texts = blocks.map((block) => (block.type === 'paragraph' ? plainText(block.children) : ''));
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}
