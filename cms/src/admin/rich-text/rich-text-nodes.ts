/** How a part of a text is written. */
export interface Marks {
  readonly bold?: true;
  readonly italic?: true;
  readonly underline?: true;
  readonly strikethrough?: true;
}

export interface TextNode extends Marks {
  readonly type: 'text';
  readonly text: string;
}

export type InlineNode = TextNode | { readonly type: 'link'; readonly url: string; readonly children: TextNode[] };

export interface ListNode {
  readonly type: 'list';
  readonly format: 'ordered' | 'unordered';
  readonly indentLevel: number;
  readonly children: (ListNode | { readonly type: 'list-item'; readonly children: InlineNode[] })[];
}

/** A part of Strapi's rich text that pasted text can become. */
export type Block =
  | { readonly type: 'paragraph' | 'quote'; readonly children: InlineNode[] }
  | { readonly type: 'heading'; readonly level: number; readonly children: InlineNode[] }
  | ListNode;
