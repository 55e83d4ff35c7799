import { hill, sailboat, water } from '../../land/ground.mjs';
import { birds, clouds, sky, sun } from '../../land/sky.mjs';
import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { circle, ellipse, group, path, rect, stroke } from '../../pen/shape.mjs';

/** A globe, a suitcase, and a ship that leaves on the bay. @param {import('../../pen/canvas.mjs').Canvas} c */
export const missions = (c) => {
  sky(c, 'morning');
  sun(c, 830, 240, 74);
  clouds(c, [
    [220, 150, 1.1],
    [1040, 110, 0.9],
  ]);
  water(c, 400, '#9cc9cb', '#5f9aa6', 830);
  hill(
    c,
    [
      [0, 420],
      [140, 380],
      [300, 412],
      [420, 440],
    ],
    '#8fae93',
  );
  c.add(
    group(
      { transform: 'translate(760 470)' },
      path('M-190-40h380q-20 74-60 84h-260q-44-16-60-84z', ink.indigo),
      rect(-120, -90, 220, 54, '#fffaf0', { rx: 6 }),
      rect(20, -150, 46, 66, ink.clay),
      rect(20, -150, 46, 16, ink.ink),
      circle(-84, -62, 11, ink.teal),
      circle(-40, -62, 11, ink.teal),
      stroke('M-150-40v-110', ink.cocoa, 6),
      path('M-150-150l60 18l-60 20z', ink.gold),
    ),
  );
  sailboat(c, 1080, 440, 0.6);
  birds(c, [
    [520, 200, 1],
    [590, 170, 0.8],
    [470, 150, 0.6],
  ]);
  hill(
    c,
    [
      [0, 600],
      [500, 580],
      [900, 640],
      [1200, 650],
    ],
    '#dcb98a',
  );
  c.add(
    rect(0, 640, 1200, 30, '#b98a62'),
    stroke('M60 670v130M320 670v130M580 670v130M840 670v130M1100 670v130', '#8a5f40', 20),
  );
  cast(c, [
    [
      330,
      690,
      400,
      { pose: 'wave', skin: skins[1], style: 'braids', top: ink.coral, bottom: ink.cream, wear: 'skirt' },
    ],
    [
      520,
      694,
      410,
      {
        pose: 'point',
        skin: skins[4],
        style: 'hat',
        hair: '#8a5a3c',
        cloth: ink.butter,
        top: ink.teal,
        bottom: ink.cocoa,
        trim: 'jacket',
        trimColour: ink.sage,
      },
    ],
  ]);
  c.add(
    rect(600, 596, 130, 96, ink.wood, { rx: 12 }),
    stroke('M644 596v-18h42v18', ink.cocoa, 9),
    rect(622, 596, 12, 96, ink.honey),
    rect(696, 596, 12, 96, ink.honey),
    rect(640, 632, 26, 20, ink.mist),
    circle(682, 664, 11, ink.coral),
  );
  c.add(
    group(
      { transform: 'translate(930 560)' },
      stroke('M0 120v-20M-60 126h120', ink.cocoa, 14),
      stroke('M-96-60a116 116 0 0 0 150 164', ink.gold, 12),
      circle(0, 0, 92, '#7fb3ba'),
      path('M-66-40q30-40 64-34t10 36t-40 26t-30 30t-26-20t22-38zM20 10q34-20 54 6t-20 50t-30 4t-4-60z', ink.sage),
      ellipse(-30, -34, 24, 16, '#fff', { opacity: 0.25 }),
    ),
  );
  cast(c, [
    [170, 760, 230, { pose: 'jump', skin: skins[2], style: 'puffs', top: ink.gold, wear: 'dress', age: 'child' }],
  ]);
};
