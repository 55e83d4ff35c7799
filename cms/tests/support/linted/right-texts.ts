import fc from 'fast-check';

import { clockWords } from '../../../src/church-clock/clock-words';
import { dayWords, weekdayName } from '../../../src/church-clock/calendar-day';

/** When the event of a text takes place, by Maryland's clock. */
export interface When {
  day: string;
  time: string;
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** 'Mar 9' */
const shortDate = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

const slashed = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`;

/** Titles as churches write them: names in capitals, days in names, the event's own weekday. */
export const rightTitle = ({ day, time }: When) =>
  fc.constantFrom(
    ...['Community Breakfast', 'VBS 2027', 'AWANA', 'AWANA Grand Prix', "POIEMA Women's Retreat", 'Q&A with Rev. Kim'],
    ...['Sunday School Picnic', 'Supper after Sunday Worship', 'NASA Engineers on Faith', 'Story Morning for KINDLE'],
    ...['BBQ', 'MLK Day of Service', 'Walk-a-Thon 5K', 'Who Is My Neighbor?', 'USO and VFW Veterans’ Lunch', 'ESL I'],
    ...['Stay', 'Light from the East', 'Prayer for Every Sunday', 'Psalm 23', 'Youth Night: “Sent”', 'Men’s 3-on-3'],
    `${weekdayName(day)} Prayer`,
    `Picnic on ${shortDate(day)}`,
    `Choir Practice, ${clockWords(time)}`,
  );

/** Sentences that look like mistakes, and are none. */
export const rightSentence = ({ day, time }: When) =>
  fc.constantFrom(
    ...['We meet every Sunday at 9:30, and on the first Monday of the month.', 'From Friday to Sunday, 186 readers.'],
    ...['Read John 3:16, Acts 2:1–4 and 2 Timothy 1:5 before you come.', 'The cost is $1,240.50; 3,000 people gave.'],
    ...['Call the office: (410) 555-0142, or +1 410 555 0142.', 'Write to hello@soteriachurch.example, any time.'],
    ...[
      'See https://www.example.org/a,b?x=1 for the map.',
      'On Sunday 1/2 of the hall is free, and 3/4 of the tables are set.',
    ],
    ...['Doors open at 6:30 p.m. Bring a friend…', 'The U.S. flag, Dr. and Mrs. Kim, e.g. and i.e. stay as they are.'],
    ...[
      'Lunch starts at noon; the nursery opens at 9:40 AM.',
      '“Come and see,” he said. (Yes. Really!)',
      'A.M.E. Zion.',
    ],
    ...['May 2 hours of silence do you good?', 'The three o’clock slots filled first.', 'We read what had been said.'],
    ...[
      'In 1998 we began; on May 3, 2026 we moved.',
      'Room B.2, shelter 104, FRS 7.',
      'KINDLE, IGNITE and BLAZE come.',
    ],
    ...['Holy, holy, holy!', 'Whoever is in, is in.', 'Come on Saturday or Sunday.', 'Sign up by Friday, please.'],
    `It is on ${dayWords(day)}.`,
    `Join us ${weekdayName(day)}, ${shortDate(day)}, and the ${weekdayName(dayAfter(day, 7))} after.`,
    `The evening starts at ${clockWords(time)}.`,
    `${weekdayName(day).slice(0, 3)}., ${slashed(day)}: bring a chair.`,
    `${weekdayName(day)} to ${weekdayName(dayAfter(day, 2))}, ${shortDate(day)} and on.`,
    `Register until ${dayWords(dayAfter(day, -7))}.`,
  );

export const rightAddress = fc.constantFrom(
  'https://events.soteriachurch.example/tea',
  'https://www.youtube.com/@soteriachurchmd/live',
  'https://www.google.com/maps/dir/?api=1&destination=8410+Harford+Road',
  'https://en.wikipedia.org/wiki/Mercy_(virtue)',
);

const rightLink = fc.constantFrom(
  ...([
    ['Ask a pastor', '/connect/contact-us'],
    ['hello@soteriachurch.example', 'mailto:hello@soteriachurch.example'],
    ['Call the office', 'tel:+1-410-555-0142'],
    ['All sermons', 'https://www.soteriachurch.example/connect/sermons?page=2#top'],
    ['The retreat center', 'www.deeprun.example'],
    ['More about the camp', 'https://camp.example/about.html'],
  ] as const),
);

const text = (words: string, style: object = {}) => ({ type: 'text', text: words, ...style });

/** Rich text: sentences, in part bold, headings in order, a list, a link. */
export const rightBlocks = (when: When) =>
  fc
    .record({
      sentences: fc.array(rightSentence(when), { minLength: 3, maxLength: 6 }),
      level: fc.integer({ min: 1, max: 4 }),
      link: rightLink,
    })
    .map(({ sentences: [first = '', second = '', ...others], level, link: [words, url] }) => [
      { type: 'heading', level, children: [text('What to expect')] },
      { type: 'paragraph', children: [text(first), text(' '), text(second, { bold: true })] },
      { type: 'heading', level: level + 1, children: [text('Good to know')] },
      {
        type: 'list',
        format: 'unordered',
        children: others.map((item) => ({ type: 'list-item', children: [text(item)] })),
      },
      { type: 'paragraph', children: [text('Questions? '), { type: 'link', url, children: [text(words)] }, text('.')] },
      { type: 'code', children: [text('MERCY  AS WIDE AS  THE WATER')] },
    ]);

export const rightPicture = fc.constantFrom(
  { name: 'IMG_2041.jpg', mime: 'image/jpeg', alternativeText: 'Neighbors share pancakes at a long table' },
  { name: 'choir-concert.webp', mime: 'image/webp', alternativeText: 'Choir concert beneath a round window' },
  { name: 'tea.png', mime: 'image/png', alternativeText: 'A grandmother pours tea' },
);
