import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { ellipse } from '../../pen/shape.mjs';
import { pane, room, shaft } from '../../place/room.mjs';
import { book, bread, mug } from '../../thing/table.mjs';

/** Men of three generations around a table with coffee and open Bibles. @param {import('../../pen/canvas.mjs').Canvas} c */
export const danielsMen = (c) => {
  room(c, { wall: '#34507a', low: '#c98f73', floor: '#7c5244', line: 560 });
  pane(c, 160, 80, 230, 270, '#f8d9a8', '#f3dfc0');
  pane(c, 810, 80, 230, 270, '#f8d9a8', '#f3dfc0');
  shaft(c, 940, 0.35);
  cast(c, [
    [
      600,
      640,
      380,
      {
        pose: 'stand',
        skin: skins[0],
        style: 'balding',
        hair: '#d9d2cc',
        top: ink.gold,
        bottom: '#3a3146',
        glasses: true,
        beard: '#d9d2cc',
        trim: 'jacket',
        trimColour: ink.cocoa,
        bend: {
          armF: [
            [34, -112],
            [20, -84],
          ],
          tilt: 6,
        },
      },
    ],
    [
      300,
      700,
      400,
      { pose: 'sitReach', skin: skins[2], style: 'short', top: ink.clay, bottom: ink.deep, beard: '#2b1d1f' },
    ],
    [
      900,
      700,
      410,
      {
        pose: 'sitReach',
        skin: skins[5],
        style: 'cap',
        cloth: ink.forest,
        top: ink.sage,
        bottom: ink.indigo,
        flip: true,
        beard: '#8a5a3c',
      },
    ],
    [430, 660, 340, { pose: 'clasp', skin: skins[4], style: 'crop', top: ink.teal, bottom: ink.indigo, age: 'teen' }],
    [780, 660, 350, { pose: 'hold', skin: skins[1], style: 'afro', top: ink.cream, bottom: ink.plum, age: 'teen' }],
  ]);
  c.add(
    ellipse(600, 700, 400, 96, '#8a5a3c'),
    ellipse(600, 684, 400, 92, '#c08a5c'),
    book(600, 700, 1.25, ink.indigo),
    book(400, 672, 0.8, ink.clay),
    book(810, 676, 0.8, ink.plum),
    mug(480, 726, ink.cream),
    mug(740, 730, ink.teal),
    mug(320, 700, ink.gold),
    mug(890, 700, ink.coral),
    bread(600, 640, 0.6),
  );
};
