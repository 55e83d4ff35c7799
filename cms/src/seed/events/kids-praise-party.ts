import { bold, heading, paragraph, unordered } from '../blocks';
import type { SeededEvent } from '../seeded-event';

export const kidsPraiseParty: SeededEvent = {
  slug: 'kids-praise-party',
  title: 'Kiddies Praise Party',
  type: 'Children',
  starts: { on: 'Saturday', inDays: 13, at: '10:00' },
  ends: { daysLater: 0, at: '12:30' },
  venue: 'hall',
  registerationLink: 'https://events.soteriachurch.example/kiddies-praise-party',
  pictureText: 'Children dance with ribbons, tambourines and a small drum',
  desc: () => [
    paragraph(
      'Loud songs, silly hats and a story about a very small man in a very tall tree. KINDLE, IGNITE and BLAZE ',
      'throw one party together, and the grown-ups may come too if they promise to dance.',
    ),
    heading(4, 'Please bring'),
    unordered(
      'Shoes you can jump in',
      'A friend who has never been here',
      'A note about allergies, so that lunch is safe for everyone',
    ),
    paragraph(
      bold('Check-in opens at 9:40.'),
      ' Every child gets a name tag, and leaves only with the adult who holds the matching one.',
    ),
  ],
};
