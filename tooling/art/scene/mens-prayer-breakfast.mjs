import { ink } from '../pen/colour.mjs';
import { ellipse } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { hall } from '../place/hall.mjs';
import { book, bread, mug } from '../thing/table.mjs';

/** Men stand in a circle with heads bowed, mugs of coffee steaming around an open Bible. @param {import('../pen/canvas.mjs').Canvas} c */
export const mensPrayerBreakfast = (c) => {
  hall(c, {
    wall: '#5b557f',
    low: '#c08a78',
    floor: '#6d4a45',
    pane: '#fbd9a0',
    light: 0.4,
    line: 560,
    windows: [800],
  });
  c.add(ellipse(800, 760, 620, 150, '#8a5a4a'), ellipse(800, 752, 590, 136, '#a36d54'));
  const men = /** @type {import('../people/person.mjs').Looks[]} */ ([
    { skin: skins[1], style: 'crop', top: ink.indigo, beard: '#2b1d1f' },
    { skin: skins[4], style: 'balding', hair: '#c9c0bb', top: ink.sage, glasses: true },
    { skin: skins[2], style: 'short', top: ink.clay },
    { skin: skins[0], style: 'bald', top: ink.gold },
    { skin: skins[5], style: 'cap', cloth: ink.deep, top: ink.teal, beard: '#8a5a3c' },
  ]);
  c.add(
    men.map((looks, i) =>
      person(400 + i * 200, 690 - Math.round(44 * Math.sin((Math.PI * i) / 4)), 320, {
        pose: 'clasp',
        bottom: '#3a3146',
        ...looks,
        bend: { tilt: i < 2 ? 14 : i > 2 ? -14 : 6 },
      }),
    ),
  );
  c.add(
    ellipse(800, 742, 420, 84, '#c98a5c'),
    ellipse(800, 734, 420, 80, '#dba374'),
    mug(560, 740, ink.cream),
    mug(700, 764, ink.teal),
    book(800, 752, 1.1, ink.indigo),
    mug(910, 762, ink.clay),
    mug(1040, 740, ink.gold),
    bread(620, 722, 0.7),
    bread(980, 720, 0.7),
  );
};
