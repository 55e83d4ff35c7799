import { bold, heading, link, paragraph, unordered } from '../blocks';
import type { SeededEvent } from '../seeded-event';

export const communityBreakfast: SeededEvent = {
  slug: 'community-breakfast',
  title: 'Community Breakfast and Food Pantry',
  type: null,
  starts: { on: 'Saturday', nth: 1, inDays: 1, at: '08:30' },
  ends: { daysLater: 0, at: '12:00' },
  venue: 'hall',
  registerationLink: null,
  pictureText: 'Neighbors of all ages share pancakes and coffee at a long table in morning light',
  desc: () => [
    paragraph(
      'Pull up a chair. There are eggs, grits, fried apples and more coffee than we should admit to, and ',
      bold('everyone is welcome'),
      ': you need not be a member, bring anything, or explain why you came.',
    ),
    heading(3, 'What to expect'),
    unordered(
      'A hot breakfast from 8:30, cooked by our own volunteers',
      'Groceries to take home: fresh produce, bread, diapers and pantry staples',
      'Someone to listen and to pray with you, if you would like that',
    ),
    paragraph(
      'First Saturday of every month; the pantry opens at 9:00. Please bring a bag if you have one. To cook or carry with us, write to ',
      link('hello@soteriachurch.example', 'mailto:hello@soteriachurch.example'),
      '.',
    ),
  ],
};
