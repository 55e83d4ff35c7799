import { bold, heading, italic, ordered, paragraph, quote, unordered } from '../blocks';
import type { SeededEvent } from '../seeded-event';

export const womensRetreat: SeededEvent = {
  slug: 'womens-retreat',
  title: "POIEMA Women's Retreat",
  type: 'Women',
  starts: { on: 'Friday', inDays: 8, at: '16:00' },
  ends: { daysLater: 2, at: '13:00' },
  venue: 'camp',
  registerationLink: 'https://events.soteriachurch.example/poiema-retreat',
  pictureText: 'Women of several generations sit by a lake at sunrise, wrapped in blankets and talking',
  desc: () => [
    heading(1, 'Handmade'),
    paragraph(
      'The Greek word ',
      italic('poiema'),
      ' is where we get “poem” from. Paul says it of you: a piece of work that God is not embarrassed to sign.',
    ),
    quote('For we are his workmanship, created in Christ Jesus for good works. (Ephesians 2:10)'),
    heading(2, 'Three days away'),
    ordered(
      'Friday evening: arrive, soup and bread, worship by the fire',
      'Saturday: teaching with Pastor Adaeze Okafor, a long quiet afternoon, an open craft room',
      unordered(
        'Watercolor with Marisol Reyes',
        'Bread baking with Ruth Ann Kowalski',
        'Or simply an armchair and a book',
      ),
      'Sunday morning: communion by the water, and brunch before the drive home',
    ),
    heading(3, 'Good to know'),
    paragraph(
      'The cost is $145, meals and bed included. ',
      bold('Money must not keep anybody home'),
      ': tick the scholarship box, and nobody will ask a second question. Carpools leave from the church at 2:30 PM.',
    ),
  ],
};
