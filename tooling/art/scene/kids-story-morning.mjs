import { ink } from '../pen/colour.mjs';
import { circle, ellipse, group, rect, stroke } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { book } from '../thing/table.mjs';

/** Toddlers on a round rug listen to a storyteller with a picture book and a lamb puppet. @param {import('../pen/canvas.mjs').Canvas} c */
export const kidsStoryMorning = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#cfe3dc'],
        [1, '#f6ead0'],
      ]),
    ),
    rect(0, 640, 1600, 260, '#e3bb8c'),
    ellipse(800, 790, 640, 130, ink.teal),
    ellipse(800, 790, 540, 106, ink.butter),
    ellipse(800, 790, 420, 80, ink.coral, { opacity: 0.75 }),
  );
  const shelf = Array.from({ length: 14 }, (_, i) =>
    rect(
      1150 + i * 24,
      300 - ((i * 13) % 34),
      18,
      110 + ((i * 13) % 34),
      [ink.clay, ink.indigo, ink.gold, ink.sage, ink.plum][i % 5] ?? ink.clay,
    ),
  );
  c.add(
    shelf,
    rect(1130, 410, 380, 16, ink.wood),
    circle(330, 250, 120, '#fff3cf'),
    stroke('M330 130v240M210 250h240', '#cfe3dc', 12),
    circle(330, 250, 120, 'none', { stroke: '#fffaf0', 'stroke-width': 16 }),
  );
  c.add(rect(700, 560, 200, 170, ink.plum, { rx: 60 }));
  c.add(
    person(800, 740, 430, {
      pose: 'sitFront',
      skin: skins[2],
      style: 'afro',
      top: ink.gold,
      bottom: ink.indigo,
      wear: 'skirt',
      bend: {
        armF: [
          [40, -100],
          [62, -128],
        ],
      },
    }),
    book(784, 596, 1.15, ink.clay),
  );
  c.add(
    group(
      { transform: 'translate(938 470)' },
      circle(0, 0, 40, '#fffaf0'),
      circle(-30, 14, 22, '#fffaf0'),
      circle(30, 14, 22, '#fffaf0'),
      ellipse(0, 12, 22, 26, '#3a2f37'),
      circle(-8, 6, 4, '#fff'),
      circle(8, 6, 4, '#fff'),
    ),
  );
  const looks = /** @type {import('../people/person.mjs').Looks[]} */ ([
    { skin: skins[4], style: 'curls', hair: '#b9773c', top: ink.dusk },
    { skin: skins[0], style: 'puffs', top: ink.coral },
    { skin: skins[5], style: 'crop', hair: '#c98a5e', top: ink.moss },
    { skin: skins[3], style: 'bob', top: ink.clay },
    { skin: skins[1], style: 'crop', top: ink.teal },
  ]);
  c.add(
    looks.map((look, i) =>
      person(400 + i * 200, 880 - (i % 2) * 20, 300, {
        pose: i === 1 ? 'floorRaise' : 'floor',
        view: 'back',
        age: 'toddler',
        bottom: ink.indigo,
        ...look,
      }),
    ),
  );
};
