import { bold, paragraph, quote } from '../blocks';
import type { SeededEvent } from '../seeded-event';

export const womensTea: SeededEvent = {
  slug: 'womens-tea',
  title: 'Mothers and Daughters Tea',
  type: 'Women',
  starts: { on: 'Saturday', inDays: 46, at: '14:00' },
  ends: { daysLater: 0, at: '16:00' },
  venue: 'hall',
  registerationLink: 'https://events.soteriachurch.example/tea',
  pictureText: 'A grandmother, a mother and a girl pour tea at a table with black-eyed Susans',
  desc: () => [
    paragraph(
      'Good china, small sandwiches, big hats. Bring your mother, your daughter, or the woman who was one to you; ',
      'and if that chair is empty this year, ',
      bold('come and sit with us'),
      '. We set places for that too.',
    ),
    quote(
      'I am reminded of your sincere faith, which dwelt first in your grandmother Lois and your mother Eunice. (2 Timothy 1:5)',
    ),
    paragraph(
      'Each table writes one recipe and one piece of advice into the church book. The last volume is wonderful.',
    ),
  ],
};
