import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { darker } from '../../pen/colour.mjs';
import { group, path, rect, stroke } from '../../pen/shape.mjs';

/** A greeter holds the door open and an umbrella over a family in the rain. @param {import('../../pen/canvas.mjs').Canvas} c */
export const firstImpression = (c) => {
  c.add(
    rect(
      0,
      0,
      1200,
      800,
      c.linear([
        [0, '#8fa6b6'],
        [1, '#c9d3cf'],
      ]),
    ),
    rect(
      0,
      0,
      560,
      660,
      c.linear([
        [0, '#c98a5e'],
        [1, '#b4673f'],
      ]),
    ),
    stroke(Array.from({ length: 11 }, (_, i) => `M0 ${i * 60 + 30}H560`).join(''), '#a3593a', 3, { opacity: 0.5 }),
    path('M110 660V250a170 170 0 0 1 340 0v410z', '#fffaf0'),
    path(
      'M136 660V252a144 144 0 0 1 288 0v408z',
      c.linear([
        [0, '#ffe9b4'],
        [1, '#f7c66f'],
      ]),
    ),
    path('M136 660V252q60-60 96-40v448z', ink.clay),
    rect(214, 430, 12, 44, ink.honey, { rx: 6 }),
    rect(0, 660, 1200, 140, '#9aa6a5'),
    rect(60, 652, 440, 26, '#efe5d6'),
    rect(30, 676, 500, 26, '#dccfbc'),
    path('M120 702h330l260 98h-760z', '#f7d48c', { opacity: 0.45 }),
  );
  c.add(
    stroke(
      Array.from({ length: 60 }, (_, i) => `M${560 + ((i * 97) % 640)} ${(i * 61) % 640}l-12 34`).join(''),
      '#eef4f3',
      3,
      { opacity: 0.65 },
    ),
  );
  const dome = (/** @type {string} */ colour) =>
    group(
      { transform: 'translate(46 -196)' },
      stroke('M0 0V58', ink.cocoa, 4),
      path('M-84 6Q-70-66 0-66T84 6Q70-8 56 4Q42-10 28 4Q14-10 0 4Q-14-10-28 4Q-42-10-56 4Q-70-8-84 6z', colour),
      path('M-28 4Q-22-46 0-66Q22-46 28 4Q14-10 0 4Q-14-10-28 4z', darker(colour, 0.14)),
    );
  cast(c, [
    [
      360,
      690,
      380,
      {
        pose: 'welcome',
        skin: skins[2],
        style: 'short',
        top: ink.indigo,
        bottom: '#3a3146',
        trim: 'jacket',
        trimColour: ink.cream,
        beard: '#2b1d1f',
      },
    ],
    [
      640,
      748,
      400,
      {
        pose: 'handUp',
        skin: skins[0],
        style: 'bun',
        top: ink.teal,
        wear: 'dress',
        held: dome(ink.gold),
        bend: {
          armF: [
            [34, -136],
            [46, -142],
          ],
        },
      },
    ],
    [
      830,
      756,
      390,
      {
        pose: 'walkHand',
        skin: skins[5],
        style: 'curls',
        hair: '#8a5a3c',
        top: ink.clay,
        bottom: ink.deep,
        flip: true,
        trim: 'jacket',
        trimColour: ink.butter,
      },
    ],
    [
      740,
      764,
      220,
      {
        pose: 'walk',
        skin: skins[4],
        style: 'pony',
        hair: '#8a5a3c',
        top: ink.honey,
        wear: 'dress',
        age: 'child',
        flip: true,
      },
    ],
    [
      1010,
      760,
      400,
      { pose: 'walk', skin: skins[4], style: 'cap', cloth: ink.forest, top: ink.sage, bottom: ink.cocoa, flip: true },
    ],
  ]);
};
