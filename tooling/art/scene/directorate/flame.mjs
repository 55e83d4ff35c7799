import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { circle, path, rect, stroke } from '../../pen/shape.mjs';
import { room, rug } from '../../place/room.mjs';
import { book, mug } from '../../thing/table.mjs';

/** A couple with a child by the fireplace. @param {import('../../pen/canvas.mjs').Canvas} c */
export const flame = (c) => {
  room(c, { wall: '#5b3f63', low: '#a5686a', floor: '#6d4a45', line: 620 });
  const glow = c.radial([
    [0, '#ffdf9a', 0.95],
    [0.5, '#f7a94f', 0.4],
    [1, '#f7a94f', 0],
  ]);
  c.add(
    rect(430, 170, 340, 450, '#d9a782', { rx: 6 }),
    rect(400, 150, 400, 36, '#efe0cb', { rx: 6 }),
    stroke(Array.from({ length: 7 }, (_, i) => `M430 ${240 + i * 56}h340`).join(''), '#b98a62', 4, { opacity: 0.7 }),
    path('M490 620V400q110-110 220 0v220z', '#3a2530'),
    circle(600, 540, 330, glow),
    path('M600 610q-92-26-70-110q10 26 28 30q-16-74 44-120q-4 44 30 66t14 60q22-14 18-40q46 76-64 114z', '#f29a3c'),
    path('M600 610q-50-14-36-66q8 18 22 18q-8-40 20-64q0 24 18 38t8 34q10-8 8-22q22 44-40 62z', '#ffd98a'),
    rect(530, 600, 140, 20, ink.cocoa, { rx: 10 }),
    rect(440, 120, 60, 32, ink.teal, { rx: 4 }),
    circle(720, 124, 26, ink.gold),
    rect(596, 92, 54, 58, ink.cream, { rx: 4 }),
    rect(604, 100, 38, 42, ink.sage),
  );
  rug(c, 600, 740, 480, ink.clay, ink.rose);
  c.add(
    rect(110, 460, 250, 250, ink.dusk, { rx: 60 }),
    rect(840, 460, 250, 250, ink.teal, { rx: 60 }),
    rect(90, 560, 290, 160, '#3d3b80', { rx: 40 }),
    rect(820, 560, 290, 160, '#3f7880', { rx: 40 }),
  );
  cast(c, [
    [
      220,
      750,
      440,
      { pose: 'sitReach', skin: skins[0], style: 'short', top: ink.gold, bottom: '#3a3146', beard: '#1d1416' },
    ],
    [
      980,
      750,
      430,
      { pose: 'sit', skin: skins[2], style: 'long', top: ink.coral, bottom: ink.plum, wear: 'skirt', flip: true },
    ],
    [
      600,
      776,
      300,
      { pose: 'floorHold', skin: skins[1], style: 'puffs', top: ink.butter, bottom: ink.deep, age: 'child' },
    ],
  ]);
  c.add(book(600, 742, 0.8, ink.indigo), mug(830, 640, ink.cream));
};
