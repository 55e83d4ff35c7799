import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { circle, path, rect } from '../../pen/shape.mjs';
import { room, rug } from '../../place/room.mjs';

/** The youngest with soft blocks, and a lap to sit on. @param {import('../../pen/canvas.mjs').Canvas} c */
export const kindle = (c) => {
  room(c, { wall: '#f9dfb0', low: '#fdf3dd', floor: '#e3bb8c', line: 580 });
  c.add(
    Array.from({ length: 9 }, (_, i) =>
      path(`M${i * 140 - 10} 0h110l-55 90z`, [ink.coral, ink.teal, ink.gold, ink.plum, ink.sage][i % 5] ?? ink.gold),
    ),
  );
  c.add(
    path('M820 300a110 110 0 0 1 220 0z', ink.coral),
    path('M848 300a82 82 0 0 1 164 0z', ink.honey),
    path('M876 300a54 54 0 0 1 108 0z', ink.teal),
    path('M902 300a28 28 0 0 1 56 0z', '#fdf3dd'),
  );
  rug(c, 600, 720, 540, ink.sage, '#e4ecd0');
  c.add(rect(150, 420, 250, 280, ink.dusk, { rx: 90 }));
  cast(c, [
    [
      270,
      730,
      480,
      { pose: 'sitFront', skin: skins[2], style: 'bun', top: ink.coral, bottom: ink.indigo, wear: 'skirt' },
    ],
    [
      280,
      640,
      200,
      { pose: 'sitFront', skin: skins[1], style: 'crop', top: ink.butter, bottom: ink.teal, age: 'toddler' },
    ],
    [
      560,
      760,
      260,
      {
        pose: 'floorHold',
        skin: skins[5],
        style: 'curls',
        hair: '#b9773c',
        top: ink.teal,
        bottom: ink.deep,
        age: 'toddler',
      },
    ],
    [800, 740, 250, { pose: 'clap', skin: skins[0], style: 'puffs', top: ink.gold, wear: 'dress', age: 'toddler' }],
    [
      1010,
      770,
      260,
      { pose: 'floor', skin: skins[4], style: 'bob', hair: '#5f3f33', top: ink.plum, bottom: ink.rose, age: 'toddler' },
    ],
  ]);
  c.add(
    rect(640, 690, 64, 64, ink.clay, { rx: 12 }),
    rect(706, 700, 54, 54, ink.indigo, { rx: 12 }),
    rect(664, 634, 58, 58, ink.honey, { rx: 12 }),
    circle(900, 742, 32, ink.coral),
    circle(892, 732, 10, '#fff', { opacity: 0.5 }),
    rect(440, 724, 48, 48, ink.rose, { rx: 10 }),
  );
};
