import * as v from 'valibot';

import type { Place } from '../finding';
import type { EntryParts } from '../linted-entry';
import { readPictures } from './read-pictures';

const nodeSchema = v.looseObject({
  type: v.string(),
  text: v.optional(v.string()),
  url: v.optional(v.string()),
  level: v.optional(v.number()),
  image: v.optional(v.unknown()),
  children: v.optional(v.array(v.unknown()), []),
});

type Node = v.InferOutput<typeof nodeSchema>;

const nodesIn = (values: readonly unknown[]): Node[] =>
  values.flatMap((value) => {
    const { success, output } = v.safeParse(nodeSchema, value);
    return success ? [output] : [];
  });

const isInline = ({ type }: Node) => type === 'text' || type === 'link';

/** The words of a node and of all that is in it. */
function wordsOf({ text = '', children }: Node): string {
  return text + nodesIn(children).map(wordsOf).join('');
}

function readLinks(inline: readonly Node[], place: Place, { links }: EntryParts): void {
  for (const node of inline)
    if (node.type === 'link') links.push({ ...place, address: node.url ?? '', text: wordsOf(node).trim() });
}

/** A paragraph, a quote, a heading, a point of a list: what a reader takes for one text. */
function readTextBlock(node: Node, place: Place, parts: EntryParts): void {
  const inline = nodesIn(node.children).filter(isInline);
  readLinks(inline, place, parts);
  const text = inline.map(wordsOf).join('');
  if (node.type === 'heading') parts.headings.push({ ...place, level: node.level ?? 1, text });
  if (text.trim() !== '') parts.texts.push({ ...place, kind: node.type === 'heading' ? 'heading' : 'prose', text });
}

/** Reads Strapi's rich text. What is in a block of code is written as it is meant. */
export function readBlocks(value: unknown, place: Place, parts: EntryParts): void {
  if (!Array.isArray(value)) return;
  for (const node of nodesIn(value)) {
    if (node.type === 'code') continue;
    if (node.type === 'image') readPictures(node.image, { ...place, words: `${place.words}, picture` }, parts);
    else if (node.type === 'list') readBlocks(node.children, place, parts);
    else readTextBlock(node, place, parts);
  }
}
