import { ink } from '../pen/colour.mjs';
import { circle, path, rect, stroke } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { lectern } from '../thing/music.mjs';

/** A preacher at a lectern beside tall windows, with room in the middle for a play button. @param {import('../pen/canvas.mjs').Canvas} c */
export const videoPoster = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#2c2a6b'],
        [0.6, '#6a4a78'],
        [1, '#b4684f'],
      ]),
    ),
  );
  const pane = c.linear([
    [0, '#f9d993'],
    [1, '#e8a56f'],
  ]);
  for (const x of [120, 360, 1240, 1480])
    c.add(
      path(`M${x - 74} 620V190a74 74 0 0 1 148 0v430z`, '#1f1d4f'),
      path(`M${x - 60} 606V192a60 60 0 0 1 120 0v414z`, pane),
      stroke(`M${x} 134v472M${x - 60} 330h120M${x - 60} 470h120`, '#1f1d4f', 7),
    );
  c.add(
    circle(
      800,
      380,
      420,
      c.radial([
        [0, '#ffe3a6', 0.55],
        [1, '#ffe3a6', 0],
      ]),
    ),
    rect(0, 700, 1600, 200, '#3a2448'),
    rect(0, 700, 1600, 10, '#e0a02f', { opacity: 0.5 }),
  );
  c.add(
    person(1010, 760, 500, {
      pose: 'lectern',
      skin: skins[1],
      style: 'crop',
      top: ink.indigo,
      bottom: '#1b1a2e',
      trim: 'jacket',
      trimColour: '#fffaf0',
      beard: '#2b1d1f',
      flip: true,
    }),
    lectern(1000, 800, 1.35),
  );
  c.add(
    [120, 300, 480, 660].map((x, i) =>
      person(x, 1040, 420, {
        view: 'back',
        pose: 'stand',
        skin: '#3d2b52',
        hair: '#1b1638',
        style: /** @type {const} */ (['afro', 'bob', 'short', 'wrap'])[i],
        top: '#2a2048',
        cloth: '#43305e',
      }),
    ),
  );
};
