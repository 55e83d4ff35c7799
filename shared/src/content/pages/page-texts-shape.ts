import * as v from 'valibot';
import { listOf, optional, parseOne } from '../api/wire.ts';
import { RichText } from '../fields/rich-text.ts';
import { safeLink } from '../fields/safe-link.ts';
import { LOOKS, type PageTexts } from './page-texts.ts';

const Text = v.pipe(
  optional(v.string()),
  v.transform((text) => (text ?? '').trim()),
);

const Link = v.pipe(
  Text,
  v.transform((text) => safeLink(text) ?? ''),
);

const Paragraphs = v.pipe(
  optional(RichText),
  v.transform((blocks) => blocks ?? []),
);

const Item = v.object({ key: Text, title: Text, note: Text, text: Text, link: Link });

/** A part as the content API has it: `__component` says which. */
const Part = v.union([
  kindOf('lead', { key: Text, text: Text }),
  kindOf('section', { key: Text, eyebrow: Text, title: Text, text: Paragraphs }),
  kindOf('list', {
    key: Text,
    look: v.fallback(v.picklist(LOOKS), 'Facts'),
    eyebrow: Text,
    title: Text,
    text: Text,
    items: listOf(Item, 'an entry of a page’s list'),
  }),
  kindOf('verse', { key: Text, text: Text, source: Text }),
]);

const Page = v.object({
  attributes: v.object({ description: Text, parts: listOf(Part, 'a part of a page') }),
});

/** The texts of a page as the content API answers them. A part of a wrong shape is reported and left out. @throws when the body is no page */
export function parsePageTexts(body: unknown): PageTexts {
  return parseOne(Page, body).attributes;
}

function kindOf<const Kind extends string, Fields extends v.ObjectEntries>(kind: Kind, fields: Fields) {
  return v.pipe(
    v.object({ __component: v.literal(`page.${kind}`), ...fields }),
    v.transform(({ __component: _, ...part }) => ({ kind, ...part })),
  );
}
