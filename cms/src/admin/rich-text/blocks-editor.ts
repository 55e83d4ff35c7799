import type { BaseEditor } from 'slate';

/** Strapi's editor of rich text: Slate's, in a browser. */
export interface BlocksEditor extends BaseEditor {
  /** What is pasted. */
  insertData: (data: DataTransfer) => void;
}

/** The number of the block that holds the cursor; the last one's without a cursor. */
export const blockAt = ({ selection, children }: BlocksEditor): number =>
  selection?.anchor.path[0] ?? children.length - 1;

/** Whether a block is a paragraph without a text or a picture. */
export function isBlank({ children }: BlocksEditor, index: number): boolean {
  const block = children[index];
  return JSON.stringify(block) === JSON.stringify({ type: 'paragraph', children: [{ type: 'text', text: '' }] });
}

/** The type of a block. */
export function typeAt({ children }: BlocksEditor, index: number): unknown {
  const block = children[index];
  return block && 'type' in block ? block.type : undefined;
}
