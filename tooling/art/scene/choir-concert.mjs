import { ink } from '../pen/colour.mjs';
import { circle, ellipse, group, rect } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { piano } from '../thing/music.mjs';
import { book } from '../thing/table.mjs';

/** A choir in indigo robes sings with a pianist beneath a round window. @param {import('../pen/canvas.mjs').Canvas} c */
export const choirConcert = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#e9c9b0'],
        [1, '#c98f76'],
      ]),
    ),
    rect(0, 700, 1600, 200, '#6d4138'),
  );
  const petals = Array.from({ length: 12 }, (_, i) =>
    ellipse(0, -110, 34, 62, [ink.gold, ink.coral, ink.teal, ink.dusk][i % 4] ?? ink.gold, {
      transform: `rotate(${i * 30})`,
      opacity: 0.9,
    }),
  );
  c.add(
    circle(
      800,
      230,
      300,
      c.radial([
        [0, '#fff6dd', 0.95],
        [1, '#fff6dd', 0],
      ]),
    ),
    group(
      { transform: 'translate(800 230)' },
      circle(0, 0, 196, '#7a4f55'),
      circle(0, 0, 182, '#fbe7bb'),
      ...petals,
      circle(0, 0, 46, ink.clay),
      circle(0, 0, 30, ink.honey),
    ),
  );
  const styles = /** @type {const} */ ([
    'afro',
    'short',
    'wrap',
    'bob',
    'bald',
    'curls',
    'long',
    'crop',
    'bun',
    'braids',
  ]);
  const row = (/** @type {number} */ y, /** @type {number} */ count, /** @type {number} */ from) =>
    c.add(
      Array.from({ length: count }, (_, i) =>
        person(from + i * 116, y, 300, {
          pose: (i + count) % 3 ? 'sing' : 'hold',
          skin: skins[(i * 5 + count) % 6],
          style: styles[(i * 3 + count) % 10],
          hair: i % 5 === 2 ? '#c9c0bb' : '#2b1d1f',
          top: ink.indigo,
          wear: 'robe',
          trim: 'stole',
          trimColour: ink.gold,
          held: group({ transform: 'translate(0 -116)scale(.36)' }, book(0, 0, 1, ink.clay)),
        }),
      ),
    );
  row(690, 7, 450);
  c.add(rect(330, 676, 940, 40, '#8a5a4a', { rx: 8 }));
  row(770, 6, 510);
  c.add(
    piano(250, 880, 1.25),
    person(250, 900, 330, {
      view: 'back',
      pose: 'sitFront',
      skin: skins[3],
      style: 'bun',
      top: ink.clay,
      wear: 'dress',
    }),
  );
};
