import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { rect, stroke } from '../../pen/shape.mjs';
import { hall } from '../../place/hall.mjs';
import { drum, microphone } from '../../thing/music.mjs';

/** A singer, a dancer with a ribbon, and a drummer. @param {import('../../pen/canvas.mjs').Canvas} c */
export const worshipArts = (c) => {
  hall(c, {
    wall: '#3e3a78',
    low: '#b0698a',
    floor: '#5a3f52',
    pane: '#f9cf86',
    light: 0.35,
    line: 600,
    windows: [200, 600, 1000],
  });
  c.add(rect(120, 690, 960, 60, '#7c5a4a', { rx: 10 }), rect(120, 684, 960, 16, '#a67a5c', { rx: 8 }));
  cast(c, [
    [
      930,
      690,
      330,
      { pose: 'raiseOne', skin: skins[4], style: 'cap', cloth: ink.clay, top: ink.sage, bottom: ink.indigo },
    ],
  ]);
  c.add(drum(860, 700, 1.1, ink.clay), drum(990, 704, 1.3, ink.deep), drum(930, 720, 0.9, ink.gold));
  cast(c, [
    [330, 694, 400, { pose: 'sing', skin: skins[1], style: 'afro', top: ink.coral, wear: 'robe' }],
    [610, 690, 380, { pose: 'jump', skin: skins[2], style: 'bun', top: ink.butter, wear: 'dress', bend: { tilt: -8 } }],
  ]);
  c.add(microphone(372, 706, 1.5));
  c.add(
    stroke('M700 300q90-120 150-40t-60 130t40 150q60 70 150 20', ink.honey, 14),
    stroke('M520 300q-70-110-150-60t20 110', ink.rose, 11),
  );
  cast(c, [
    [
      180,
      830,
      260,
      { pose: 'raiseWide', view: 'back', skin: skins[0], style: 'braids', top: ink.plum, bottom: '#2b2547' },
    ],
    [
      470,
      850,
      250,
      {
        pose: 'raise',
        view: 'back',
        skin: skins[5],
        style: 'short',
        hair: '#8a5a3c',
        top: ink.deep,
        bottom: '#2b2547',
      },
    ],
    [
      760,
      850,
      250,
      { pose: 'raiseWide', view: 'back', skin: skins[3], style: 'long', top: ink.clay, bottom: '#2b2547' },
    ],
    [1060, 840, 260, { pose: 'raise', view: 'back', skin: skins[2], style: 'bald', top: ink.teal, bottom: '#2b2547' }],
  ]);
};
