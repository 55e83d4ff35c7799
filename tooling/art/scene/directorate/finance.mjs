import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { circle, group, path, rect, stroke } from '../../pen/shape.mjs';
import { pane, room, rug, shaft } from '../../place/room.mjs';
import { book, mug, table } from '../../thing/table.mjs';

/** Two people count together over an open ledger. @param {import('../../pen/canvas.mjs').Canvas} c */
export const finance = (c) => {
  room(c, { wall: '#d5e3dc', low: '#f3e8cf', floor: '#b98a62', line: 620 });
  pane(c, 460, 70, 280, 300, '#f9e2a9');
  rug(c, 600, 730, 520, ink.teal, ink.mist);
  const shelf = (/** @type {number} */ x, /** @type {number} */ y) =>
    rect(x, y, 230, 14, ink.wood) +
    Array.from({ length: 8 }, (_, i) =>
      rect(
        x + 10 + i * 27,
        y - 84 + ((i * 11) % 26),
        20,
        84 - ((i * 11) % 26),
        [ink.clay, ink.indigo, ink.sage, ink.gold][i % 4] ?? ink.clay,
      ),
    ).join('');
  c.add(shelf(120, 230), shelf(120, 380), shelf(860, 230), shelf(860, 380));
  shaft(c, 820, 0.5);
  cast(c, [
    [
      360,
      720,
      430,
      { pose: 'sitReach', skin: skins[1], style: 'wrap', cloth: ink.clay, top: ink.plum, wear: 'dress', glasses: true },
    ],
    [
      850,
      720,
      430,
      {
        pose: 'sitReach',
        skin: skins[4],
        style: 'balding',
        hair: '#c9c0bb',
        top: ink.indigo,
        bottom: ink.cocoa,
        flip: true,
        trim: 'collar',
        trimColour: '#fffaf0',
      },
    ],
  ]);
  c.add(rect(300, 600, 120, 20, ink.wood, { rx: 8 }), rect(790, 600, 120, 20, ink.wood, { rx: 8 }));
  c.add(
    table(600, 560, 560, 190, '#efe0cb'),
    book(600, 552, 1.7, ink.deep),
    stroke('M520 500h52M520 516h44M636 500h50M636 516h40', '#8a7a6b', 4),
    mug(800, 552, ink.gold),
  );
  const coins = (/** @type {number} */ x, /** @type {number} */ n) =>
    Array.from({ length: n }, (_, i) => rect(x, 540 - i * 9, 40, 8, i % 2 ? ink.honey : ink.gold, { rx: 4 })).join('');
  c.add(coins(372, 4), coins(418, 7), coins(464, 2));
  c.add(
    group(
      { transform: 'translate(716 548)' },
      rect(-24, -52, 48, 60, '#3a3760', { rx: 6 }),
      rect(-18, -46, 36, 16, ink.mist, { rx: 2 }),
      [0, 1, 2].map((i) => circle(-12 + i * 12, -18, 4, ink.cream) + circle(-12 + i * 12, -6, 4, ink.cream)).join(''),
    ),
  );
  c.add(
    path('M96 620v-90q0-40 34-40t34 40v90z', ink.clay),
    stroke('M130 490q-40-60-70-60M130 490q0-80 20-110M130 490q40-50 74-40', ink.moss, 12),
  );
};
