/** Strapi's rich text ("blocks"), as far as the seeded texts use it: all of it. */
export interface Text {
  type: 'text';
  text: string;
  bold?: true;
  italic?: true;
  underline?: true;
  strikethrough?: true;
  code?: true;
}

export interface Link {
  type: 'link';
  url: string;
  children: Text[];
}

export type Inline = Text | Link;

export interface ListItem {
  type: 'list-item';
  children: Inline[];
}

export interface List {
  type: 'list';
  format: 'ordered' | 'unordered';
  children: (ListItem | List)[];
}

export type Block =
  | { type: 'paragraph' | 'quote'; children: Inline[] }
  | { type: 'code'; children: Text[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: Inline[] }
  | { type: 'image'; image: object; children: Text[] }
  | List;

type Words = string | Inline;

const inline = (words: Words): Inline => (typeof words === 'string' ? { type: 'text', text: words } : words);

export const bold = (text: string): Text => ({ type: 'text', text, bold: true });
export const italic = (text: string): Text => ({ type: 'text', text, italic: true });
export const underline = (text: string): Text => ({ type: 'text', text, underline: true });
export const strikethrough = (text: string): Text => ({ type: 'text', text, strikethrough: true });
export const code = (text: string): Text => ({ type: 'text', text, code: true });

export const link = (text: string, url: string): Link => ({
  type: 'link',
  url,
  children: [{ type: 'text', text }],
});

export const paragraph = (...words: Words[]): Block => ({ type: 'paragraph', children: words.map(inline) });
export const quote = (...words: Words[]): Block => ({ type: 'quote', children: words.map(inline) });
export const codeBlock = (text: string): Block => ({ type: 'code', children: [{ type: 'text', text }] });
export const image = (file: object): Block => ({ type: 'image', image: file, children: [{ type: 'text', text: '' }] });

export const heading = (level: 1 | 2 | 3 | 4 | 5 | 6, text: string): Block => ({
  type: 'heading',
  level,
  children: [inline(text)],
});

const isList = (item: Words | List): item is List => typeof item === 'object' && item.type === 'list';

const list =
  (format: List['format']) =>
  (...items: (Words | List)[]): List => ({
    type: 'list',
    format,
    children: items.map((item) => (isList(item) ? item : { type: 'list-item', children: [inline(item)] })),
  });

export const ordered = list('ordered');
export const unordered = list('unordered');
