import { darker, ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { circle, path, rect, stroke } from '../../pen/shape.mjs';
import { susans } from '../../land/ground.mjs';

/** @typedef {import('../../pen/canvas.mjs').Canvas} Canvas */

/** A portrait's ground: a wall, a wide sun behind the head, a table's edge. @param {Canvas} c @param {{ wall: string, low: string, sun: string }} looks */
const ground = (c, { wall, low, sun }) => {
  c.add(
    rect(
      0,
      0,
      900,
      1100,
      c.linear([
        [0, wall],
        [1, low],
      ]),
    ),
    circle(450, 470, 340, sun),
    circle(450, 470, 270, '#fff6dd', { opacity: 0.3 }),
  );
};

/** Shoulders and arms as a portrait needs them: a figure of this size would show its seams. @param {string} cloth */
const bust = (cloth) =>
  path('M388 644Q296 658 244 716Q198 784 186 1012H714Q702 784 656 716Q604 658 512 644Q450 706 388 644z', cloth) +
  stroke('M292 822Q272 910 276 1012M608 822Q628 910 624 1012', darker(cloth, 0.28), 6);

/** @param {Canvas} c */
export const pastorEmmanuel = (c) => {
  ground(c, { wall: '#8f8bc0', low: '#f3cdb0', sun: '#f2c66d' });
  cast(c, [
    [
      450,
      1820,
      1560,
      {
        skin: skins[1],
        style: 'crop',
        hair: '#3a2f37',
        top: ink.indigo,
        beard: '#3a2f37',
        glasses: true,
        bend: { tilt: 3 },
      },
    ],
  ]);
  c.add(
    bust(ink.indigo),
    path('M396 648Q450 704 504 648L520 760 450 1000 380 760z', '#fffaf0'),
    path(
      'M392 646L380 760 450 1012H400L330 800l34-26-42-20q20-90 70-108zM508 646l12 114-70 252h50l70-212-34-26 42-20q-20-90-70-108z',
      darker(ink.indigo, 0.3),
    ),
    path('M434 700h32l10 34-14 190-12 24-12-24-14-190z', ink.clay),
    rect(0, 1010, 900, 90, ink.wood),
    rect(0, 1010, 900, 14, ink.tan),
    path('M600 1022q80-34 130-4q50-30 130 4v-54q-80-30-130 0q-50-30-130 0z', ink.gold),
    path('M614 1010q70-30 116-4v-46q-56-26-116-2zM846 1010q-70-30-116-4v-46q56-26 116-2z', '#fffaf0'),
  );
};

/** @param {Canvas} c */
export const pastorGrace = (c) => {
  ground(c, { wall: '#a9cfd0', low: '#f9e2c0', sun: '#e9a48c' });
  cast(c, [
    [
      450,
      1830,
      1550,
      { skin: skins[2], style: 'wrap', cloth: ink.gold, top: ink.plum, wear: 'dress', bend: { tilt: -5 } },
    ],
  ]);
  const beads = Array.from({ length: 9 }, (_, i) => {
    const t = (i - 4) / 4;
    return circle(450 + t * 74, 726 - t * t * 62, 11, i % 2 ? ink.coral : ink.honey);
  });
  c.add(
    bust(ink.plum),
    beads,
    stroke('M330 700q-30 60-34 130M570 700q30 60 34 130', ink.gold, 9),
    rect(0, 1010, 900, 90, ink.wood),
    rect(0, 1010, 900, 14, ink.tan),
  );
  susans(c, [
    [110, 930, 1.1],
    [146, 890, 1.3],
    [184, 934, 1],
  ]);
  c.add(path('M78 980h138l-18 90h-102z', '#d5e9e2'));
};
