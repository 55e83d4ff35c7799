import { code, italic, paragraph, strikethrough, unordered } from '../blocks';
import type { SeededEvent } from '../seeded-event';

export const youthNight: SeededEvent = {
  slug: 'youth-night',
  title: 'Catalyst Youth Night',
  type: 'Youths',
  starts: { inDays: 17, at: '18:30' },
  ends: { inDays: 17, at: '21:00' },
  venue: 'loft',
  registerationLink: null,
  pictureText: 'Teenagers laugh on couches under string lights while one of them plays guitar',
  desc: () => [
    paragraph(
      'Pizza, ',
      strikethrough('boring games'),
      ' a very serious cornhole tournament, and the question nobody asks out loud: ',
      italic('can I doubt and still belong?'),
      ' (Yes. Come and see.)',
    ),
    unordered(
      '6:30 doors, pizza, music from your playlists',
      '7:15 the talk, then small groups by grade',
      '8:15 worship, unplugged',
      '9:00 rides home leave from the side door',
    ),
    paragraph(
      'Text ',
      code('CATALYST'),
      ' to (410) 555-0157 if you need a ride, or if you would like somebody to come in with.',
    ),
  ],
};
