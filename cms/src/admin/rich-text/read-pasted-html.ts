import { BLOCKS, inlineNodes } from './inline-nodes';
import { listItems, wordListItem } from './list-items';
import { type ListItem, listNodes } from './list-nodes';
import type { Block, InlineNode } from './rich-text-nodes';

type Part = Exclude<Block, { type: 'list' }> | ListItem;

const UNSEEN = 'style,script,template,title,meta,link,xml,img,svg';

const HEADINGS: Readonly<Record<string, number>> = { MsoTitle: 1, MsoSubtitle: 2 };

/** 1–6; null for what is no heading. Word on the web says it by `role`. */
function headingLevel(element: HTMLElement): number | null {
  const tag = /^H([1-6])$/.exec(element.tagName)?.[1];
  const role = element.getAttribute('role') === 'heading' ? element.getAttribute('aria-level') : null;
  const level = Number(tag ?? role ?? HEADINGS[element.className] ?? 0);
  return level > 0 ? Math.min(level, 6) : null;
}

const plain = (children: InlineNode[]): InlineNode[] =>
  children.map((node) => {
    if (node.type === 'link') return node;
    const { bold: _, ...others } = node;
    return others;
  });

/** A row of a table is a line. */
const rowNodes = (row: HTMLElement): InlineNode[] =>
  [...row.children].flatMap((cell, index) => [
    ...(index > 0 ? [{ type: 'text' as const, text: ' | ' }] : []),
    ...inlineNodes([cell]),
  ]);

const filled = (part: Part): Part[] => (part.children.length > 0 ? [part] : []);

function partsOf(element: HTMLElement): Part[] {
  const level = headingLevel(element);
  if (level !== null) return filled({ type: 'heading', level, children: plain(inlineNodes(element.childNodes)) });
  if (/^[OU]L$/.test(element.tagName)) return listItems(element);
  if (element.tagName === 'BLOCKQUOTE') return filled({ type: 'quote', children: inlineNodes(element.childNodes) });
  if (element.tagName === 'TR') return filled({ type: 'paragraph', children: rowNodes(element) });
  return wordParts(element) ?? partsIn(element);
}

function wordParts(element: HTMLElement): Part[] | null {
  const item = wordListItem(element);
  return item && filled(item);
}

/** Its blocks, and the text between them. */
function partsIn(element: HTMLElement): Part[] {
  const parts: Part[] = [];
  let between: Node[] = [];
  const endText = () => {
    parts.push(...filled({ type: 'paragraph', children: inlineNodes(between) }));
    between = [];
  };
  for (const node of element.childNodes) {
    const isBlock = node instanceof HTMLElement && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null);
    if (!isBlock) {
      between.push(node);
      continue;
    }
    endText();
    parts.push(...partsOf(node));
  }
  endText();
  return parts;
}

/** Pasted HTML as rich text: headings, lists, quotes, links, and how words are written. Pictures are not in the media library, and left out. */
export function readPastedHtml(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of body.querySelectorAll(UNSEEN)) unseen.remove();
  const blocks: Block[] = [];
  let items: ListItem[] = [];
  for (const part of partsIn(body)) {
    if (part.type === 'list-item') {
      items.push(part);
      continue;
    }
    blocks.push(...listNodes(items), part);
    items = [];
  }
  return [...blocks, ...listNodes(items)];
}
