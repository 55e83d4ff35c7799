import { italic, ordered, paragraph, quote } from '../blocks';
import type { SeededEvent } from '../seeded-event';

export const mensPrayerBreakfast: SeededEvent = {
  slug: 'mens-prayer-breakfast',
  title: "Daniel's Men Prayer Breakfast",
  type: 'Men',
  starts: { on: 'Saturday', nth: 2, inDays: 1, at: '07:00' },
  ends: null,
  venue: 'hall',
  registerationLink: 'https://events.soteriachurch.example/mens-prayer-breakfast',
  pictureText: 'Men stand in a circle with heads bowed, mugs of coffee steaming around an open Bible',
  desc: () => [
    quote('Three times a day he got down on his knees and prayed, giving thanks to his God. (Daniel 6:10)'),
    paragraph(
      'Before the day gets hold of us, we sit down together. Fathers, sons, students, men between jobs and men ',
      'with two of them: ',
      italic('an hour of honest prayer'),
      ' and a plate of scrapple and eggs does all of us good.',
    ),
    paragraph('How the hour runs:'),
    ordered(
      'Breakfast and catching up',
      'A short word from the book of Daniel',
      'Prayer in threes, nothing leaves the table',
    ),
    paragraph('Every second Saturday of the month. We are done by 8:30, in time for work and for soccer practice.'),
  ],
};
