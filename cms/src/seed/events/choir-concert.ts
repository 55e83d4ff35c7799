import { heading, italic, paragraph, unordered } from '../blocks';
import type { SeededEvent } from '../seeded-event';

export const choirConcert: SeededEvent = {
  slug: 'choir-concert',
  title: 'Choir Concert',
  type: null,
  starts: { on: 'Sunday', inDays: -55, at: '17:00' },
  ends: { daysLater: 0, at: '18:30' },
  venue: 'sanctuary',
  registerationLink: null,
  pictureText: 'A choir in indigo robes sings with a pianist beneath a round window',
  desc: () => [
    paragraph('Forty voices, one upright piano and a full house. Thank you for standing in the aisles.'),
    heading(4, 'The program'),
    unordered(
      'Spirituals, from “Deep River” to “Ain’t Got Time to Die”',
      'Two hymns in Igbo and one in Tagalog',
      'A new setting of Psalm 121 by our own Samuel Lindqvist',
    ),
    paragraph(
      'The choir meets every week and ',
      italic('takes beginners gladly'),
      '. If you can hum, Sister Bernadette can use you.',
    ),
  ],
};
