import { image, italic, paragraph } from '../blocks';
import type { SeededEvent } from '../seeded-event';

export const bibleMarathon: SeededEvent = {
  slug: 'bible-marathon',
  title: 'Bible Reading Marathon',
  type: null,
  starts: { on: 'Monday', inDays: -36, at: '06:00' },
  ends: { daysLater: 3, at: '12:00' },
  venue: 'sanctuary',
  registerationLink: null,
  pictureText: null,
  desc: (picture) => [
    paragraph(
      'From ',
      italic('In the beginning'),
      ' to the last ',
      italic('Amen'),
      ': from Monday to Thursday, seventy-eight hours, 186 readers, eleven languages, one lamp that was never switched off.',
    ),
    image(picture('bible-marathon')),
    paragraph(
      'The three o’clock slots filled first. “At that hour,” said Mr. Tran, who took two of them, “you do not read ',
      'the Psalms. They read you.”',
    ),
  ],
};
