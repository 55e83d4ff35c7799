import * as v from 'valibot';
import { FileAddress } from './media-shape.ts';
import { safeLink } from './safe-link.ts';
import { optional } from '../api/wire.ts';

/**
 * Block-based rich text (specification, section 3). Only known blocks survive parsing: an unknown one is reported and
 * skipped, never a crash; of a link to an address that links must not have, the text stays.
 */
export interface TextNode {
  readonly type: 'text';
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strikethrough?: boolean;
  readonly code?: boolean;
}
export interface LinkNode {
  readonly type: 'link';
  readonly url: string;
  readonly children: readonly TextNode[];
}
export type InlineNode = TextNode | LinkNode;
export interface ListItem {
  readonly type: 'list-item';
  readonly children: readonly InlineNode[];
}
export interface List {
  readonly type: 'list';
  readonly format: 'ordered' | 'unordered';
  readonly children: readonly (ListItem | List)[];
}
export type Block =
  | { readonly type: 'paragraph' | 'quote' | 'code'; readonly children: readonly InlineNode[] }
  | { readonly type: 'heading'; readonly level: 1 | 2 | 3 | 4 | 5 | 6; readonly children: readonly InlineNode[] }
  | {
      readonly type: 'image';
      readonly image: { url: string; alternativeText: string | null; width: number | null; height: number | null };
    }
  | List;

/** Characters of a skipped node in the log: enough to find it in the CMS. */
const REPORT_LENGTH = 120;

/** A modifier that is not understood must not cost the words it stands on. */
const flag = v.exactOptional(v.fallback(v.boolean(), false));
const Text = v.object({
  type: v.literal('text'),
  text: v.string(),
  bold: flag,
  italic: flag,
  underline: flag,
  strikethrough: flag,
  code: flag,
});
const Link = v.object({ type: v.literal('link'), url: v.string(), children: known([Text]) });
const Inline = v.pipe(
  known([Text, Link]),
  v.transform((nodes) => nodes.flatMap((node) => (node.type === 'link' ? safe(node) : [node]))),
);
const Item = v.object({ type: v.literal('list-item'), children: Inline });
const List: v.GenericSchema<unknown, List> = v.object({
  type: v.literal('list'),
  format: v.picklist(['ordered', 'unordered']),
  children: v.lazy(() => known([Item, List])),
});
/** Strapi's editor enters a file's name as the text of a picture that has none: read aloud, it is noise. */
const Image = v.pipe(
  v.object({
    url: FileAddress,
    name: optional(v.string()),
    alternativeText: optional(v.string()),
    width: optional(v.number()),
    height: optional(v.number()),
  }),
  v.transform(({ name, alternativeText, ...image }) => ({
    ...image,
    alternativeText: alternativeText === name ? null : alternativeText,
  })),
);

export const RichText: v.GenericSchema<unknown, readonly Block[]> = known([
  v.object({ type: v.picklist(['paragraph', 'quote', 'code']), children: Inline }),
  v.object({ type: v.literal('heading'), level: v.picklist([1, 2, 3, 4, 5, 6]), children: Inline }),
  v.object({ type: v.literal('image'), image: Image }),
  List,
]);

function safe(link: LinkNode): readonly InlineNode[] {
  const url = safeLink(link.url);
  return url === null ? link.children : [{ ...link, url }];
}

/** An array of nodes of which the unknown ones are reported and left out. */
function known<const T extends readonly v.GenericSchema[]>(
  schemas: T,
): v.GenericSchema<unknown, v.InferOutput<T[number]>[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((nodes) =>
      nodes.flatMap((node) => {
        // Early: the wrong `type` ends an attempt before it looks at, and complains about, the children.
        const result = v.safeParse(v.union(schemas), node, { abortEarly: true });
        if (result.success) return [result.output];
        console.warn(`Rich text: skipped what is not understood: ${JSON.stringify(node).slice(0, REPORT_LENGTH)}`);
        return [];
      }),
    ),
  );
}
