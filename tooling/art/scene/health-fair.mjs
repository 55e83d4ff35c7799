import { grass, hill, susans, tree } from '../land/ground.mjs';
import { clouds, sky } from '../land/sky.mjs';
import { ink } from '../pen/colour.mjs';
import { circle, path, rect } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { table } from '../thing/table.mjs';

/** A nurse checks the blood pressure of an older man at an outdoor stand while children watch. @param {import('../pen/canvas.mjs').Canvas} c */
export const healthFair = (c) => {
  sky(c, 'noon');
  clouds(c, [
    [220, 130, 1.2],
    [1330, 110, 1.3],
  ]);
  tree(c, 170, 690, 1.7, ink.moss);
  tree(c, 1460, 690, 1.8, ink.sage);
  hill(
    c,
    [
      [0, 670],
      [800, 650],
      [1600, 672],
    ],
    '#b3c48b',
  );
  c.add(rect(470, 300, 14, 420, ink.cocoa), rect(1116, 300, 14, 420, ink.cocoa));
  const stripes = Array.from({ length: 8 }, (_, i) =>
    path(
      `M${400 + i * 100} 330l${i < 4 ? 30 : 20} -120h100l${i < 4 ? -30 : -20} 120q-50 46-100 0z`.replace(
        /-30 120|-20 120/,
        '-20 120',
      ),
      i % 2 ? '#fffaf0' : ink.coral,
    ),
  );
  c.add(stripes, rect(410, 196, 800, 22, ink.clay, { rx: 10 }));
  c.add(circle(800, 420, 60, '#fffaf0'), path('M800 452q-60-36-36-64q20-16 36 10q16-26 36-10q24 28-36 64z', ink.clay));
  c.add(
    person(640, 790, 380, {
      pose: 'reach',
      skin: skins[2],
      style: 'bun',
      top: ink.teal,
      bottom: ink.deep,
      trim: 'collar',
      trimColour: '#fffaf0',
    }),
    person(930, 800, 370, {
      pose: 'sit',
      skin: skins[0],
      style: 'balding',
      hair: '#d9d2cc',
      top: ink.gold,
      bottom: '#4a4340',
      flip: true,
      glasses: true,
      bend: {
        armF: [
          [34, -96],
          [66, -92],
        ],
      },
    }),
    rect(880, 700, 110, 100, ink.wood, { rx: 10 }),
    rect(842, 612, 40, 30, ink.indigo, { rx: 8 }),
    table(640, 730, 240, 130, '#fffaf0'),
    person(1180, 820, 230, {
      pose: 'clasp',
      skin: skins[1],
      style: 'puffs',
      top: ink.coral,
      wear: 'dress',
      age: 'child',
    }),
    person(1290, 826, 250, {
      pose: 'stand',
      skin: skins[4],
      style: 'crop',
      hair: '#b9773c',
      top: ink.dusk,
      bottom: ink.cocoa,
      wear: 'shorts',
      age: 'child',
    }),
    person(360, 820, 350, {
      pose: 'walkHand',
      skin: skins[5],
      style: 'long',
      hair: '#b9773c',
      top: ink.rose,
      wear: 'dress',
    }),
  );
  susans(c, [
    [80, 820, 1],
    [1500, 826, 1],
  ]);
  grass(c, 850, '#8aa565', 50);
};
