import { ink } from '../pen/colour.mjs';
import { circle, path, rect } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { drum, guitar, microphone } from '../thing/music.mjs';

/** A choir and a band lead worship under warm lamps, hands lifted across the room. @param {import('../pen/canvas.mjs').Canvas} c */
export const nightOfWorship = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#1b1847'],
        [0.6, '#4a2f5e'],
        [1, '#7b3d4d'],
      ]),
    ),
  );
  const beam = c.linear([
    [0, '#ffdf9c', 0.75],
    [1, '#ffdf9c', 0],
  ]);
  const lamp = c.radial([
    [0, '#fff1c9', 1],
    [1, '#ffd98a', 0],
  ]);
  for (const x of [260, 530, 800, 1070, 1340])
    c.add(
      path(`M${x - 16} 60h32L${x + 190} 700H${x - 190}z`, beam, { opacity: 0.6 }),
      circle(x, 60, 70, lamp),
      rect(x - 18, 30, 36, 34, '#14122f', { rx: 8 }),
    );
  c.add(rect(280, 590, 1040, 70, '#2a1c3e', { rx: 12 }), rect(280, 590, 1040, 14, '#e0a02f', { rx: 7, opacity: 0.7 }));
  c.add(
    [0, 1, 2, 3, 4].map((i) =>
      person(1010 + i * 66, 596, 230, {
        pose: i % 2 ? 'sing' : 'raise',
        skin: skins[(i * 2 + 1) % 6],
        style: /** @type {const} */ (['wrap', 'short', 'curls', 'crop', 'bob'])[i],
        top: i % 2 ? ink.plum : ink.indigo,
        wear: 'robe',
        trim: 'collar',
        trimColour: ink.honey,
      }),
    ),
  );
  c.add(
    person(380, 596, 250, {
      pose: 'strum',
      skin: skins[4],
      style: 'long',
      hair: '#5f3f33',
      top: ink.teal,
      bottom: '#1b1a2e',
      held: guitar('#c98a5c'),
    }),
    drum(520, 596, 0.9),
    person(520, 566, 230, {
      pose: 'clap',
      skin: skins[0],
      style: 'cap',
      cloth: ink.gold,
      top: ink.clay,
      bottom: '#1b1a2e',
    }),
    microphone(786, 600, 1),
    person(770, 600, 280, { pose: 'raiseOne', skin: skins[1], style: 'afro', top: ink.gold, wear: 'dress' }),
  );
  const shade = ['#181536', '#1f1a40', '#16132f'];
  c.add(
    [90, 260, 430, 610, 800, 980, 1160, 1330, 1500].map((x, i) =>
      person(x, 1010 + (i % 3) * 30, 400, {
        view: 'back',
        pose: /** @type {const} */ (['raise', 'raiseWide', 'raiseOne'])[i % 3],
        skin: '#2c2148',
        hair: '#120f2b',
        style: /** @type {const} */ (['short', 'long', 'afro', 'bun'])[i % 4],
        top: shade[i % 3],
        bottom: '#120f2b',
      }),
    ),
  );
};
