import type { EditorGuide, FieldGuide } from '../editor-guide';

const EYEBROW: FieldGuide = { label: 'Above the heading', help: 'A few words, or nothing.', width: 6 };
const TITLE: FieldGuide = { label: 'Heading', help: 'One line.', width: 6 };

/** A part has no list of its own in the panel. */
const partGuide = (fields: EditorGuide['fields'], mainField: string): EditorGuide => ({
  fields,
  list: [mainField],
  mainField,
  sortBy: mainField,
  sortOrder: 'ASC',
});

export const LEAD_GUIDE = partGuide(
  { text: { label: 'Words', help: 'One paragraph, in large letters.', width: 12 } },
  'text',
);

export const SECTION_GUIDE = partGuide(
  {
    eyebrow: EYEBROW,
    title: TITLE,
    text: { label: 'Text', help: 'Paragraphs, lists and links. Keep to two or three paragraphs.', width: 12 },
  },
  'title',
);

export const LIST_GUIDE = partGuide(
  {
    eyebrow: EYEBROW,
    title: TITLE,
    text: {
      label: 'Words below the heading',
      help: 'One or two sentences, or nothing. Not every list shows them.',
      width: 12,
    },
    items: { label: 'Entries', help: 'In the order of the page.', width: 12 },
    look: {
      label: 'How it looks',
      help: 'For a list that you add. “Next steps” leads to other pages; “Questions” open their answers.',
      width: 6,
    },
  },
  'title',
);

export const ITEM_GUIDE = partGuide(
  {
    title: { label: 'Title', help: 'What, when, who: a few words. Of a question the question.', width: 6 },
    link: {
      label: 'Leads to',
      help: 'For “Next steps” and cards: a page of the site, as /events, or an address with https://.',
      width: 6,
    },
    note: { label: 'Words that stand apart', help: 'Ages of a group, a sentence of a pastor. Else empty.', width: 12 },
    text: { label: 'Text', help: 'One to three sentences. Of a question the answer.', width: 12 },
  },
  'title',
);

export const VERSE_GUIDE = partGuide(
  {
    text: { label: 'Verse', help: 'One sentence.', width: 12 },
    source: { label: 'Where it is written', help: 'For example “Ephesians 2:10”.', width: 6 },
  },
  'source',
);
