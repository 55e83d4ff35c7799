import { ink } from '../pen/colour.mjs';
import { ellipse, rect } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { stringLights } from '../place/street.mjs';
import { guitar } from '../thing/music.mjs';

/** Teenagers laugh on couches under string lights while one of them plays guitar. @param {import('../pen/canvas.mjs').Canvas} c */
export const youthNight = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#231f52'],
        [0.7, '#4d3f7c'],
        [1, '#7a4f6e'],
      ]),
    ),
    rect(0, 690, 1600, 210, '#5a3f52'),
    ellipse(800, 800, 640, 110, '#b4532a', { opacity: 0.75 }),
    ellipse(800, 800, 520, 84, '#c96f43', { opacity: 0.8 }),
  );
  stringLights(c, -40, 90, 820, 70, 80);
  stringLights(c, 780, 70, 1640, 120, 90);
  stringLights(c, -40, 240, 1640, 210, 90);
  const couch = (/** @type {number} */ x, /** @type {string} */ colour) =>
    rect(x, 560, 460, 150, colour, { rx: 44 }) +
    rect(x - 30, 620, 80, 140, colour, { rx: 34 }) +
    rect(x + 410, 620, 80, 140, colour, { rx: 34 }) +
    rect(x + 20, 680, 420, 70, colour, { rx: 24, opacity: 0.9 }) +
    rect(x + 20, 672, 420, 20, '#fff4e2', { rx: 10, opacity: 0.14 });
  c.add(couch(130, ink.teal), couch(1010, '#6c5fa8'));
  c.add(
    person(270, 752, 340, {
      pose: 'sitFront',
      skin: skins[2],
      style: 'long',
      top: ink.gold,
      bottom: '#2c2a6b',
      age: 'teen',
    }),
    person(430, 752, 344, {
      pose: 'sitFront',
      skin: skins[5],
      style: 'cap',
      cloth: ink.clay,
      top: ink.sage,
      bottom: ink.deep,
      age: 'teen',
      bend: { tilt: -10 },
    }),
    person(1150, 752, 344, {
      pose: 'sitFront',
      skin: skins[0],
      style: 'afro',
      top: ink.coral,
      bottom: '#2b2547',
      age: 'teen',
      bend: { tilt: 8 },
    }),
    person(1320, 752, 336, {
      pose: 'sitFront',
      skin: skins[3],
      style: 'veil',
      cloth: ink.rose,
      top: ink.cream,
      bottom: ink.plum,
      age: 'teen',
    }),
    person(800, 800, 380, {
      pose: 'strum',
      skin: skins[1],
      style: 'braids',
      top: ink.butter,
      bottom: ink.indigo,
      age: 'teen',
      held: guitar(),
    }),
    person(620, 836, 330, {
      pose: 'floor',
      skin: skins[4],
      style: 'short',
      hair: '#8a5a3c',
      top: ink.clay,
      bottom: ink.indigo,
      age: 'teen',
      glasses: true,
    }),
    person(990, 838, 330, {
      pose: 'floorRaise',
      skin: skins[2],
      style: 'bun',
      top: ink.teal,
      bottom: ink.plum,
      age: 'teen',
    }),
  );
};
