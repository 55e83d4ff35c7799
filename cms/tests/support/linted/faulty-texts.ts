import fc from 'fast-check';

import { type Fault, oneOf, PROSE, sentenceIn } from './fault';

/** The same in the prose of every content type that has any. */
const inProse = (...sentences: string[]): Fault[] =>
  Object.entries(PROSE).map(([type, field]) => ({
    types: [type],
    field,
    change: (right) => fc.constantFrom(...sentences).map((sentence) => sentenceIn(field, right, sentence)),
  }));

const TITLED = ['event', 'event-series', 'sermon', 'sermon-series'];

const inTitles = (...titles: string[]): Fault => ({
  types: TITLED,
  field: 'title',
  change: () => oneOf('title', ...titles),
});

const heading = (level: number, words: string) => ({
  type: 'heading',
  level,
  children: [{ type: 'text', text: words }],
});

const headings = (...pairs: (readonly [number, number])[]): Fault => ({
  types: ['event', 'event-series'],
  field: 'desc',
  change: () =>
    fc.constantFrom(...pairs).map(([above, below]) => ({ desc: [heading(above, 'First'), heading(below, 'Then')] })),
});

const picture = (...files: object[]): Fault[] => [
  { types: ['event', 'event-series'], field: 'image', change: () => oneOf('image', ...files) },
  {
    types: ['event', 'event-series'],
    field: 'desc',
    change: () =>
      oneOf('desc', ...files.map((image) => [{ type: 'image', image, children: [{ type: 'text', text: '' }] }])),
  },
  {
    types: ['sermon'],
    field: 'backgroundImage',
    change: () => oneOf('backgroundImage', ...files.map((file) => [file])),
  },
];

const file = (name: string, alternativeText: string | null) => ({ name, mime: 'image/jpeg', alternativeText });

/** What goes wrong in words and pictures, by rule. */
export const FAULTY_TEXTS: Readonly<Record<string, readonly Fault[]>> = {
  titleInCapitals: [
    inTitles('EASTER SERVICE', 'PRAYER MEETING AT NOON', 'VBS PICNIC', 'REVIVAL!', 'Our ANNUAL HARVEST Supper'),
    { types: ['venue'], field: 'name', change: () => oneOf('name', 'FELLOWSHIP HALL', 'SOTERIA CHURCH, LOFT') },
  ],
  placeholderText: [
    ...inProse('Lorem ipsum dolor sit amet.', 'Speaker: TBD.', 'Text follows [insert menu].', 'TODO: ask Ruth.'),
    inTitles('Test', 'Untitled', 'Guest Speaker (TBA)', 'asdfgh'),
  ],
  spacing: inProse(
    'Bring a friend , please.',
    'Come and eat .',
    'Soup,bread and tea.',
    'We eat.Then we sing.',
    'Welcome!!',
    'Who comes??',
    'Soup,, bread and tea.',
    'Soup  and bread.',
    'A meal ( potluck) follows.',
  ),
  doubledWord: inProse('Come to the the hall.', 'Bring a a chair.', 'It is for for all.', 'You are are welcome.'),
  headingLevelSkipped: [headings([1, 3], [2, 4], [2, 6], [3, 5])],
  emptyHeading: [
    {
      types: ['event', 'event-series'],
      field: 'desc',
      change: () => oneOf('desc', [heading(2, '')], [heading(3, '  ')]),
    },
  ],
  missingPictureText: picture(file('tea.jpg', null), file('IMG_1.jpg', ''), file('choir.webp', '  ')),
  fileNameAsPictureText: picture(
    file('IMG_2041.jpg', 'IMG_2041.jpg'),
    file('choir-concert.png', 'choir-concert'),
    file('a.png', 'Screenshot 2026-11-02'),
    file('b.jpg', 'DSC_0042'),
    file('tea.jpg', 'tea'),
  ),
};
