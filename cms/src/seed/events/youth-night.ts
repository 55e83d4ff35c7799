import { code, italic, paragraph, strikethrough, unordered } from '../blocks';
import type { SeededEvent } from '../seeded-event';

export const youthNight: SeededEvent = {
  slug: 'youth-night',
  title: 'Catalyst Youth Night',
  type: 'Youths',
  starts: { on: 'Friday', inDays: 15, at: '19:00' },
  ends: { daysLater: 0, at: '21:30' },
  venue: 'loft',
  registerationLink: null,
  pictureText: 'Teenagers laugh on couches under string lights while one of them plays guitar',
  desc: () => [
    paragraph(
      'Friday night: pizza, ',
      strikethrough('boring games'),
      ' a very serious cornhole tournament, and the question nobody asks out loud: ',
      italic('can I doubt and still belong?'),
      ' (Yes. Come and see.)',
    ),
    unordered(
      '7:00 doors, pizza, music from your playlists',
      '7:45 the talk, then small groups by grade',
      '8:45 worship, unplugged',
      '9:30 rides home leave from the side door',
    ),
    paragraph(
      'Text ',
      code('CATALYST'),
      ' to (410) 555-0157 if you need a ride, or if you would like somebody to come in with.',
    ),
  ],
};
