import { inlineNodes } from './inline-nodes';
import type { ListItem } from './list-nodes';

const isList = (node: Node): node is HTMLElement => node instanceof HTMLElement && /^[OU]L$/.test(node.tagName);

/** The points of a list of HTML, with those of the lists in it: also of lists that stand beside the points, as Word writes them. */
export function listItems(list: HTMLElement, level = 1): ListItem[] {
  const format = list.tagName === 'OL' ? 'ordered' : 'unordered';
  return [...list.childNodes].flatMap((node): ListItem[] => {
    if (isList(node)) return listItems(node, level + 1);
    const parts = node.nodeName === 'LI' ? [...node.childNodes] : [node];
    const children = inlineNodes(parts.filter((part) => !isList(part)));
    const nested = parts.filter(isList).flatMap((part) => listItems(part, level + 1));
    return children.length > 0 ? [{ type: 'list-item', level, format, children }, ...nested] : nested;
  });
}

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** A point of a list as Word for the desktop writes it: a paragraph, whose sign or number is text. Null: it is none. */
export function wordListItem(paragraph: HTMLElement): ListItem | null {
  const level = /mso-list:\s*\S+\s+level(\d+)/i.exec(styleOf(paragraph))?.[1];
  if (level === undefined) return null;
  const sign = [...paragraph.querySelectorAll('span')].find((part) => /mso-list:\s*ignore/i.test(styleOf(part)));
  const format = /^\s*[\p{L}\d]+[.)]/u.test(sign?.textContent ?? '') ? 'ordered' : 'unordered';
  sign?.remove();
  return { type: 'list-item', level: Number(level), format, children: inlineNodes(paragraph.childNodes) };
}
