import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { circle, path, rect, stroke } from '../../pen/shape.mjs';
import { rowhouses } from '../../place/street.mjs';
import { sky } from '../../land/sky.mjs';
import { bread, corn, table } from '../../thing/table.mjs';

/** Volunteers pack grocery bags on the church's street. @param {import('../../pen/canvas.mjs').Canvas} c */
export const outreaches = (c) => {
  sky(c, 'morning');
  rowhouses(c, 540, -90, 1260);
  c.add(rect(0, 540, 1200, 260, '#dcc9ab'), rect(0, 540, 1200, 18, '#c6b08f'));
  c.add(
    path('M150 250L600 130l450 120v40H150z', ink.teal),
    Array.from({ length: 6 }, (_, i) => path(`M${150 + i * 150} 290h150q-75 56-150 0z`, i % 2 ? ink.teal : '#fffaf0')),
    rect(168, 290, 14, 400, ink.cocoa),
    rect(1018, 290, 14, 400, ink.cocoa),
  );
  cast(c, [
    [
      330,
      670,
      350,
      {
        pose: 'give',
        skin: skins[2],
        style: 'pony',
        top: ink.coral,
        bottom: ink.indigo,
        trim: 'apron',
        trimColour: ink.butter,
      },
    ],
    [
      600,
      660,
      350,
      {
        pose: 'hold',
        skin: skins[0],
        style: 'cap',
        cloth: ink.gold,
        top: ink.indigo,
        bottom: ink.deep,
        beard: '#1d1416',
      },
    ],
    [
      860,
      670,
      350,
      {
        pose: 'reach',
        skin: skins[5],
        style: 'bob',
        hair: '#b9773c',
        top: ink.sage,
        bottom: ink.plum,
        flip: true,
        trim: 'apron',
        trimColour: '#fffaf0',
      },
    ],
  ]);
  const bag = (/** @type {number} */ x, /** @type {number} */ y) =>
    stroke(`M${x + 20} ${y - 92}q10-50 36-44M${x + 60} ${y - 92}q-4-60 24-64`, ink.moss, 10) +
    circle(x + 34, y - 96, 22, ink.coral) +
    circle(x + 78, y - 92, 20, ink.gold) +
    path(`M${x} ${y}v-92l12-8h84l12 8v92z`, '#d9a670') +
    path(`M${x} ${y}v-92l12-8v100z`, '#c18d58');
  c.add(
    table(600, 580, 860, 170, '#fffaf0'),
    bag(240, 574),
    bag(430, 574),
    bag(660, 574),
    bread(590, 572, 0.9),
    bag(850, 574),
    corn(800, 576, 0.9),
  );
  cast(c, [
    [
      130,
      790,
      400,
      {
        pose: 'walkCarry',
        skin: skins[4],
        style: 'hat',
        hair: '#8a5a3c',
        cloth: ink.butter,
        top: ink.plum,
        bottom: ink.cream,
        wear: 'skirt',
        flip: true,
      },
    ],
    [
      1080,
      790,
      260,
      { pose: 'hold', skin: skins[1], style: 'crop', top: ink.honey, bottom: ink.deep, wear: 'shorts', age: 'child' },
    ],
  ]);
  c.add(bag(1028, 700));
};
