import { blockAt, type BlocksEditor, typeAt } from './blocks-editor';
import { insertBlocks } from './insert-blocks';
import { readPastedHtml } from './read-pasted-html';

/** What is copied in the editor itself, Slate knows best. */
const isOwn = (data: DataTransfer) =>
  data.types.some((type) => type.includes('slate')) || data.getData('text/html').includes('data-slate-fragment');

/** Keeps of a text from Word or another program what Strapi's editor drops: headings, lists, links, and how words are written. */
export function withPastedText(editor: BlocksEditor): BlocksEditor {
  const { insertData } = editor;
  editor.insertData = (data) => {
    const html = isOwn(data) || typeAt(editor, blockAt(editor)) === 'code' ? '' : data.getData('text/html');
    const blocks = html === '' ? [] : readPastedHtml(html);
    const [first] = blocks;
    if (!first) insertData(data);
    else if (blocks.length === 1 && first.type === 'paragraph') editor.insertFragment([first]);
    else insertBlocks(editor, blocks);
  };
  return editor;
}
