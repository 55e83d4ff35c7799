import { grass, heron, hill, pine, water } from '../land/ground.mjs';
import { sky, sun } from '../land/sky.mjs';
import { ink } from '../pen/colour.mjs';
import { path } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { mug } from '../thing/table.mjs';

/** Women of several generations sit by a lake at sunrise, wrapped in blankets and talking. @param {import('../pen/canvas.mjs').Canvas} c */
export const womensRetreat = (c) => {
  sky(c, 'dawn');
  sun(c, 820, 400, 90);
  hill(
    c,
    [
      [0, 400],
      [300, 330],
      [640, 400],
      [1000, 350],
      [1330, 410],
      [1600, 340],
    ],
    '#8d86b4',
  );
  hill(
    c,
    [
      [0, 450],
      [420, 420],
      [900, 452],
      [1600, 420],
    ],
    '#6f7ba0',
  );
  water(c, 450, '#f3c9a5', '#7f9fb0', 820);
  for (const [x = 0, s = 1] of [
    [90, 1.4],
    [220, 1.1],
    [1420, 1.2],
    [1540, 1.5],
  ])
    pine(c, x, 620, s, '#3f5a55');
  hill(
    c,
    [
      [0, 700],
      [500, 672],
      [1100, 680],
      [1600, 710],
    ],
    '#a3ad7c',
  );
  heron(c, 1370, 716, 0.9);
  const wrapped = (
    /** @type {number} */ x,
    /** @type {string} */ colour,
    /** @type {import('../people/person.mjs').Looks} */ looks,
  ) =>
    c.add(
      person(x, 850, 360, { pose: 'floorHold', top: colour, bottom: colour, ...looks }),
      path(`M${x - 92} 856q-8-110 54-140h76q62 30 54 140q-92 22-184 0z`, colour),
      path(`M${x - 92} 856q-8-110 54-140l40 144q-50 4-94-4z`, '#1b1a2e', { opacity: 0.12 }),
    );
  wrapped(430, ink.plum, { skin: skins[1], style: 'wrap', cloth: ink.gold });
  wrapped(690, ink.teal, { skin: skins[5], style: 'curls', hair: '#d9d2cc', glasses: true });
  wrapped(940, ink.clay, { skin: skins[3], style: 'long' });
  wrapped(1180, ink.dusk, { skin: skins[0], style: 'afro' });
  c.add(mug(560, 866, ink.cream), mug(812, 872, ink.gold), mug(1062, 868, ink.cream));
  grass(c, 866, '#71854f', 50);
};
