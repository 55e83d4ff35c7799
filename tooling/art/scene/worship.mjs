import { ink } from '../pen/colour.mjs';
import { ellipse, rect } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { boards, hall } from '../place/hall.mjs';
import { guitar, microphone, piano } from '../thing/music.mjs';

/** The congregation sings together, hands lifted, with the choir and the band. @param {import('../pen/canvas.mjs').Canvas} c */
export const worship = (c) => {
  hall(c, {
    wall: '#f8e2ba',
    low: '#e8b98c',
    floor: '#8d5a47',
    line: 610,
    light: 0.62,
    windows: [180, 520, 1080, 1420],
  });
  boards(c, 610, '#5f3a33');
  const glow = c.radial([
    [0, '#fff6d8', 1],
    [1, '#fff6d8', 0],
  ]);
  c.add(
    ellipse(800, 250, 330, 300, glow),
    rect(788, 110, 24, 250, '#b4532a', { rx: 6 }),
    rect(722, 180, 156, 24, '#b4532a', { rx: 6 }),
    rect(430, 566, 740, 64, '#a76a4d', { rx: 10 }),
    rect(430, 566, 740, 16, '#c98a62', { rx: 8 }),
  );
  const robes = [ink.indigo, ink.dusk, ink.indigo, ink.dusk, ink.indigo, ink.dusk];
  const styles = /** @type {const} */ (['afro', 'bob', 'short', 'wrap', 'curls', 'bald']);
  c.add(
    robes.map((top, i) =>
      person(530 + i * 108, 572, 210, {
        pose: i % 2 ? 'sing' : 'clap',
        skin: skins[(i * 2 + 1) % 6],
        style: styles[i],
        top,
        wear: 'robe',
        trim: 'collar',
        trimColour: ink.honey,
        hair: i === 4 ? '#c9c0bb' : '#2b1d1f',
      }),
    ),
  );
  c.add(
    piano(1260, 640, 0.9),
    person(480, 646, 226, {
      pose: 'strum',
      skin: skins[5],
      style: 'short',
      hair: '#8a5a3c',
      top: ink.sage,
      bottom: '#3a3560',
      held: guitar(),
    }),
    microphone(700, 640, 0.84),
    person(680, 646, 226, { pose: 'sing', skin: skins[1], style: 'braids', top: ink.gold, wear: 'dress' }),
  );
  const back = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ h,
    /** @type {import('../people/person.mjs').Looks} */ looks,
  ) => person(x, y, h, { view: 'back', ...looks });
  c.add(
    back(150, 960, 400, { pose: 'raise', skin: skins[2], style: 'long', top: ink.clay }),
    back(360, 990, 400, { pose: 'raiseWide', skin: skins[0], style: 'crop', top: ink.teal }),
    back(560, 960, 280, {
      pose: 'raiseOne',
      skin: skins[4],
      style: 'puffs',
      hair: '#8a5a3c',
      top: ink.rose,
      age: 'child',
    }),
    back(760, 1000, 410, { pose: 'raise', skin: skins[3], style: 'bun', top: ink.plum }),
    back(990, 980, 400, { pose: 'raiseOne', skin: skins[1], style: 'afro', top: ink.honey }),
    back(1210, 1000, 410, { pose: 'raise', skin: skins[5], style: 'balding', hair: '#c9c0bb', top: ink.deep }),
    back(1440, 970, 400, { pose: 'raiseWide', skin: skins[2], style: 'wrap', cloth: ink.coral, top: ink.forest }),
  );
};
