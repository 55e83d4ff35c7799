import { codeBlock, heading, italic, paragraph } from '../blocks';
import type { SeededEvent } from '../seeded-event';

export const nightOfWorship: SeededEvent = {
  slug: 'night-of-worship',
  title: 'Night of Worship',
  type: null,
  starts: { on: 'Sunday', nth: 3, inDays: 15, at: '18:00' },
  ends: null,
  venue: 'sanctuary',
  registerationLink: null,
  pictureText: 'A choir and a band lead worship under warm lamps, hands lifted across the room',
  desc: () => [
    paragraph(
      'No sermon, no announcements. A Sunday evening of singing, silence, Scripture and prayer, in English, Yoruba and ',
      'Spanish, led by our choir and the Catalyst band.',
    ),
    heading(5, 'The chorus we will learn together'),
    codeBlock(
      [
        'Light from the east, break over the bay,',
        'wake every street, turn our night into day;',
        'mercy as wide as the water we see,',
        'Light of the world, now shine through me.',
      ].join('\n'),
    ),
    paragraph(
      'There is room to kneel, room to dance, and a quiet room with sound for families with little ones. ',
      italic('Come as tired as you are.'),
    ),
  ],
};
