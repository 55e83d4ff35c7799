import { blockAt, type BlocksEditor, isBlank, typeAt } from './blocks-editor';
import type { Block } from './rich-text-nodes';

const SPLIT = ['paragraph', 'heading'];

/** Where the next block goes: behind the cursor, which divides a paragraph. */
function placeFor(editor: BlocksEditor): number {
  const index = blockAt(editor);
  const type = typeAt(editor, index);
  if (!editor.selection || typeof type !== 'string' || !SPLIT.includes(type)) return index + 1;
  editor.splitNodes({ always: true, match: (_, path) => path.length === 1 });
  return index + 1;
}

/** Inserts blocks at the cursor. Nothing that stands there is lost, and no empty paragraph is left. */
export function insertBlocks(editor: BlocksEditor, blocks: readonly Block[]): void {
  editor.deleteFragment();
  editor.withoutNormalizing(() => {
    const place = placeFor(editor);
    editor.insertNodes([...blocks], { at: [place] });
    const last = place + blocks.length - 1;
    editor.select(editor.end([last]));
    for (const beside of [last + 1, place - 1]) if (isBlank(editor, beside)) editor.removeNodes({ at: [beside] });
  });
}
