import { hill, pine, susans } from '../land/ground.mjs';
import { clouds, sky, sun } from '../land/sky.mjs';
import { ink } from '../pen/colour.mjs';
import { group, path, rect, stroke } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';

/** Men with packs cross a footbridge above a wooded Maryland river. @param {import('../pen/canvas.mjs').Canvas} c */
export const mensTrailHike = (c) => {
  sky(c, 'morning');
  sun(c, 420, 190, 76);
  clouds(c, [
    [980, 130, 1.1],
    [1340, 180, 0.8],
  ]);
  hill(
    c,
    [
      [0, 420],
      [300, 300],
      [700, 400],
      [1100, 290],
      [1600, 400],
    ],
    '#a9bf9c',
  );
  hill(
    c,
    [
      [0, 520],
      [400, 430],
      [800, 500],
      [1200, 420],
      [1600, 500],
    ],
    '#84a276',
  );
  for (const [x = 0, y = 0, s = 1] of [
    [60, 600, 1.5],
    [190, 580, 1.2],
    [330, 600, 1.4],
    [1260, 590, 1.4],
    [1400, 600, 1.6],
    [1530, 590, 1.3],
    [470, 560, 0.9],
    [1120, 560, 0.9],
  ])
    pine(c, x, y, s, x % 4 ? '#4d6b4c' : '#5f7d55');
  c.add(
    path(
      'M620 520Q760 640 560 900H1120Q880 640 900 520z',
      c.linear([
        [0, '#bfdcdc'],
        [1, '#5f9aa6'],
      ]),
    ),
    stroke('M700 640q60-14 120 0M660 760q90-18 180 0M760 850q70-14 140 0', '#f3fbf7', 5, { opacity: 0.8 }),
  );
  hill(
    c,
    [
      [0, 640],
      [260, 640],
      [430, 700],
      [520, 820],
      [560, 900],
    ],
    '#6d8a55',
  );
  c.add(path('M1600 640H1340Q1180 690 1100 820L1060 900H1600z', '#6d8a55'));
  const rail = 'M250 560Q800 650 1350 560';
  c.add(
    path('M230 690Q800 790 1370 690v34Q800 826 230 724z', ink.wood),
    stroke('M230 690Q800 790 1370 690', '#b98355', 12),
  );
  const men = /** @type {import('../people/person.mjs').Looks[]} */ ([
    { skin: skins[1], style: 'cap', cloth: ink.clay, top: ink.teal },
    { skin: skins[4], style: 'hat', top: ink.gold, beard: '#8a5a3c' },
    { skin: skins[0], style: 'crop', top: ink.clay },
    { skin: skins[3], style: 'short', top: ink.dusk },
  ]);
  const pack = group(
    { transform: 'translate(-24 -126)' },
    rect(-18, -22, 34, 58, ink.forest, { rx: 12 }),
    rect(-20, 8, 24, 22, ink.moss, { rx: 7 }),
    rect(-16, -36, 30, 14, ink.honey, { rx: 7 }),
  );
  c.add(
    men.map((look, i) =>
      person(440 + i * 240, 716 + Math.round(34 * Math.sin((Math.PI * (i + 0.6)) / 4.2)), 290, {
        pose: i === 3 ? 'point' : 'walk',
        bottom: '#4a4340',
        wear: i % 2 ? 'shorts' : 'trousers',
        held: pack,
        ...look,
      }),
    ),
  );
  c.add(
    stroke(rail, ink.cocoa, 9),
    stroke(
      Array.from({ length: 12 }, (_, i) => {
        const t = i / 11;
        const x = 250 + 1100 * t;
        const y = 560 + 180 * t * (1 - t);
        return `M${Math.round(x)} ${Math.round(y)}v140`;
      }).join(''),
      ink.cocoa,
      7,
      { opacity: 0.75 },
    ),
  );
  susans(c, [
    [90, 830, 1],
    [170, 850, 0.8],
    [1450, 836, 0.9],
    [1530, 850, 1],
  ]);
};
