import type { InlineNode, TextNode } from 'shared/content';
import type { ReactNode } from 'react';
import { ContentLink } from './content-link.tsx';

/** Modifiers and the elements that they become, the innermost first. */
const MODIFIERS = [
  ['code', 'code'],
  ['strikethrough', 'del'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
] as const;

/** Words and links. The stylesheet preserves line breaks. */
export function InlineText({ nodes }: { readonly nodes: readonly InlineNode[] }) {
  return nodes.map((node, index) =>
    node.type === 'link' ? (
      <ContentLink key={index} to={node.url}>
        <InlineText nodes={node.children} />
      </ContentLink>
    ) : (
      <Words key={index} node={node} />
    ),
  );
}

function Words({ node }: { readonly node: TextNode }) {
  return MODIFIERS.reduce<ReactNode>(
    (words, [modifier, Element]) => (node[modifier] ? <Element>{words}</Element> : words),
    node.text,
  );
}
