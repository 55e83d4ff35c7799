/** Strapi's rich text ("blocks"), as far as the seeded texts use it: all of it. */
export interface TextNode {
  type: 'text';
  text: string;
  bold?: true;
  italic?: true;
  underline?: true;
  strikethrough?: true;
  code?: true;
}

export interface LinkNode {
  type: 'link';
  url: string;
  children: TextNode[];
}

export type InlineNode = TextNode | LinkNode;

export interface ListItem {
  type: 'list-item';
  children: InlineNode[];
}

export interface ListNode {
  type: 'list';
  format: 'ordered' | 'unordered';
  children: (ListItem | ListNode)[];
}

export type Block =
  | { type: 'paragraph' | 'quote'; children: InlineNode[] }
  | { type: 'code'; children: TextNode[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: InlineNode[] }
  | { type: 'image'; image: object; children: TextNode[] }
  | ListNode;

type Words = string | InlineNode;

const toInline = (words: Words): InlineNode => (typeof words === 'string' ? { type: 'text', text: words } : words);

export const bold = (text: string): TextNode => ({ type: 'text', text, bold: true });
export const italic = (text: string): TextNode => ({ type: 'text', text, italic: true });
export const underline = (text: string): TextNode => ({ type: 'text', text, underline: true });
export const strikethrough = (text: string): TextNode => ({ type: 'text', text, strikethrough: true });
export const code = (text: string): TextNode => ({ type: 'text', text, code: true });

export const link = (text: string, url: string): LinkNode => ({
  type: 'link',
  url,
  children: [{ type: 'text', text }],
});

export const paragraph = (...words: Words[]): Block => ({ type: 'paragraph', children: words.map(toInline) });
export const quote = (...words: Words[]): Block => ({ type: 'quote', children: words.map(toInline) });
export const codeBlock = (text: string): Block => ({ type: 'code', children: [{ type: 'text', text }] });
export const image = (file: object): Block => ({ type: 'image', image: file, children: [{ type: 'text', text: '' }] });

export const heading = (level: 1 | 2 | 3 | 4 | 5 | 6, text: string): Block => ({
  type: 'heading',
  level,
  children: [toInline(text)],
});

const isList = (item: Words | ListNode): item is ListNode => typeof item === 'object' && item.type === 'list';

const list =
  (format: ListNode['format']) =>
  (...items: (Words | ListNode)[]): ListNode => ({
    type: 'list',
    format,
    children: items.map((item) => (isList(item) ? item : { type: 'list-item', children: [toInline(item)] })),
  });

export const ordered = list('ordered');
export const unordered = list('unordered');
