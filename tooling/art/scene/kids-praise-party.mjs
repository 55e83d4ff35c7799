import { ink } from '../pen/colour.mjs';
import { circle, ellipse, path, rect, stroke } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { drum, tambourine } from '../thing/music.mjs';

/** Children dance with ribbons, tambourines and a small drum. @param {import('../pen/canvas.mjs').Canvas} c */
export const kidsPraiseParty = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#f9d7a6'],
        [0.7, '#f7e7c4'],
        [1, '#f3cf9c'],
      ]),
    ),
    ellipse(800, 940, 1000, 260, '#d99a6c'),
  );
  const flags = Array.from({ length: 16 }, (_, i) =>
    path(
      `M${i * 104 - 20} ${70 + Math.round(46 * Math.sin(i / 2.4))}h64l-32 74z`,
      [ink.clay, ink.gold, ink.teal, ink.dusk, ink.rose, ink.sage][i % 6] ?? ink.gold,
    ),
  );
  c.add(
    flags,
    circle(
      800,
      400,
      330,
      c.radial([
        [0, '#fffaf0', 0.9],
        [1, '#fffaf0', 0],
      ]),
    ),
  );
  const ribbon = (/** @type {string} */ colour, /** @type {string} */ line) =>
    stroke(line, colour, 16, { opacity: 0.9 });
  c.add(
    ribbon(ink.coral, 'M330 400q90-180 210-60t190-90'),
    ribbon(ink.teal, 'M1010 330q120 90 200-40t190 60'),
    ribbon(ink.gold, 'M700 240q60-110 140-30t120-70'),
  );
  c.add(
    person(320, 800, 330, { pose: 'jump', skin: skins[1], style: 'puffs', top: ink.gold, wear: 'dress', age: 'child' }),
    person(560, 830, 320, {
      pose: 'raiseOne',
      skin: skins[4],
      style: 'bob',
      hair: '#b9773c',
      top: ink.teal,
      bottom: ink.indigo,
      wear: 'skirt',
      age: 'child',
      held: tambourine(ink.clay),
    }),
    person(800, 810, 340, {
      pose: 'jump',
      skin: skins[0],
      style: 'crop',
      top: ink.clay,
      bottom: ink.deep,
      wear: 'shorts',
      age: 'child',
    }),
    person(1030, 834, 310, {
      pose: 'raiseWide',
      skin: skins[3],
      style: 'pony',
      top: ink.rose,
      bottom: ink.plum,
      age: 'child',
    }),
    person(1270, 806, 330, {
      pose: 'run',
      skin: skins[5],
      style: 'curls',
      hair: '#c98a5e',
      top: ink.sage,
      bottom: ink.cocoa,
      wear: 'shorts',
      age: 'child',
      flip: true,
    }),
    drum(700, 880, 1.1),
    drum(930, 884, 0.9, ink.teal),
  );
};
