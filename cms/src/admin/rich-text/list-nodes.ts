import type { InlineNode, ListNode } from './rich-text-nodes';

/** A point of a list, wherever it is nested. */
export interface ListItem {
  readonly type: 'list-item';
  readonly level: number;
  readonly format: ListNode['format'];
  readonly children: InlineNode[];
}

function childrenOf(items: readonly ListItem[], level: number, depth: number): ListNode['children'] {
  const [first, ...rest] = items;
  if (!first) return [];
  if (first.level <= level) return [{ type: 'list-item', children: first.children }, ...childrenOf(rest, level, depth)];
  const end = items.findIndex((item) => item.level <= level);
  const nested = end === -1 ? items : items.slice(0, end);
  return [...listNodes(nested, depth + 1), ...childrenOf(items.slice(nested.length), level, depth)];
}

/** Points that follow each other as lists, nested by their levels. */
export function listNodes(items: readonly ListItem[], depth = 0): ListNode[] {
  const [first] = items;
  if (!first) return [];
  const isOther = ({ level, format }: ListItem) => level <= first.level && format !== first.format;
  const end = items.findIndex(isOther);
  const own = end === -1 ? items : items.slice(0, end);
  const children = childrenOf(own, first.level, depth);
  const list: ListNode = { type: 'list', format: first.format, indentLevel: depth, children };
  return [list, ...listNodes(items.slice(own.length), depth)];
}
