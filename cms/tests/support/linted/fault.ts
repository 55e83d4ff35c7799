import fc from 'fast-check';

import type { Written } from './models';

/** A way in which somebody goes wrong. */
export interface Fault {
  /** In entries of these content types. */
  types: readonly string[];
  /** Fields that are wrong instead of right; chosen at random where there are many ways. */
  change(right: Written['values']): fc.Arbitrary<Written['values']>;
  /** The field in which it is to be found. */
  field: string;
  isPublished?: true;
}

/** A field with one of several values. */
export const oneOf = (field: string, ...values: readonly unknown[]) =>
  fc.constantFrom(...values).map((value) => ({ [field]: value }));

const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const text = (words: string) => ({ type: 'text', text: words });

/** The text fields of each content type: what goes wrong in one does so in all. */
export const PROSE: Readonly<Record<string, string>> = {
  event: 'desc',
  'event-series': 'desc',
  sermon: 'description',
  'service-time': 'expect',
  'site-setting': 'missionStatement',
};

/** A text that holds a sentence somewhere, as rich text or plain. */
export function sentenceIn(field: string, right: Written['values'], sentence: string): Written['values'] {
  const before = right[field];
  if (field !== 'desc') return { [field]: `${typeof before === 'string' ? before : 'Welcome.'} ${sentence}` };
  return { desc: [...(Array.isArray(before) ? before : []), paragraph(text(sentence))] };
}

/** Rich text with a link in it. */
export const linkIn = (right: Written['values'], url: string, words: string) => ({
  desc: [
    ...(Array.isArray(right.desc) ? right.desc : []),
    paragraph(text('For more, '), { type: 'link', url, children: [text(words)] }, text('.')),
  ],
});
