import { hill, pine } from '../land/ground.mjs';
import { sky, stars } from '../land/sky.mjs';
import { ink } from '../pen/colour.mjs';
import { circle, path, rect, stroke } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { guitar } from '../thing/music.mjs';

/** Young people with backpacks gather around a campfire beneath a sky full of stars. @param {import('../pen/canvas.mjs').Canvas} c */
export const youthRetreat = (c) => {
  sky(c, 'night');
  stars(c, 90, 470);
  c.add(circle(1240, 150, 56, '#fdf1cf'), circle(1264, 138, 50, '#25235f'));
  hill(
    c,
    [
      [0, 520],
      [340, 420],
      [760, 500],
      [1180, 410],
      [1600, 500],
    ],
    '#1f2350',
  );
  for (const [x = 0, s = 1] of [
    [70, 1.7],
    [210, 1.3],
    [360, 1.5],
    [1250, 1.5],
    [1400, 1.8],
    [1530, 1.4],
  ])
    pine(c, x, 660, s, '#151b3a');
  hill(
    c,
    [
      [0, 670],
      [700, 640],
      [1600, 676],
    ],
    '#2a2f4f',
  );
  c.add(
    circle(
      800,
      740,
      460,
      c.radial([
        [0, '#ffb95a', 0.75],
        [0.5, '#f08a3c', 0.28],
        [1, '#f08a3c', 0],
      ]),
    ),
  );
  c.add(
    path('M1130 700L1270 470L1410 700z', ink.clay),
    path('M1270 470L1410 700h-96z', '#8d3f22'),
    path('M1240 700L1270 560L1300 700z', '#2a1c3e'),
  );
  const around = /** @type {import('../people/person.mjs').Looks[]} */ ([
    { skin: skins[1], style: 'afro', top: ink.teal },
    { skin: skins[4], style: 'bob', hair: '#b9773c', top: ink.coral },
    { skin: skins[5], style: 'cap', cloth: ink.gold, top: ink.sage },
    { skin: skins[2], style: 'braids', top: ink.gold },
  ]);
  c.add(
    person(620, 740, 300, {
      pose: 'sit',
      bottom: '#241f49',
      age: 'teen',
      skin: skins[0],
      style: 'crop',
      top: ink.dusk,
    }),
    person(980, 740, 300, {
      pose: 'sit',
      bottom: '#241f49',
      age: 'teen',
      flip: true,
      skin: skins[3],
      style: 'long',
      top: ink.rose,
      glasses: true,
    }),
    rect(560, 690, 110, 36, '#5f3f33', { rx: 16 }),
    rect(930, 690, 110, 36, '#5f3f33', { rx: 16 }),
  );
  c.add(
    person(800, 720, 250, {
      pose: 'strum',
      skin: skins[2],
      style: 'short',
      top: ink.butter,
      bottom: '#241f49',
      age: 'teen',
      held: guitar(),
    }),
  );
  c.add(
    stroke('M730 850L870 800M730 800L870 850', '#4a2c20', 22),
    path('M800 850q-84-40-46-110q10 26 26 24q-8-60 36-92q0 46 34 70q16-6 14-26q54 84-64 134z', '#f08a3c'),
    path('M800 846q-44-26-22-66q14 14 22 8q-2-30 16-46q4 30 20 42q22 38-36 62z', '#ffd36e'),
  );
  c.add(
    around.map((look, i) =>
      person([330, 520, 1090, 1280][i] ?? 0, 890, 330, {
        pose: 'floor',
        view: 'back',
        age: 'teen',
        bottom: '#1f1a40',
        ...look,
      }),
    ),
  );
};
