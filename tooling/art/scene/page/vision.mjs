import { hill, pine, susans } from '../../land/ground.mjs';
import { birds, rays, sky, sun } from '../../land/sky.mjs';
import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { path } from '../../pen/shape.mjs';

/** A path climbs toward the sunrise; one helps the next one up. @param {import('../../pen/canvas.mjs').Canvas} c */
export const vision = (c) => {
  sky(c, 'dawn');
  rays(c, 780, 380, 12);
  sun(c, 780, 350, 120);
  birds(c, [
    [380, 190, 1],
    [450, 160, 0.8],
    [520, 210, 0.6],
  ]);
  hill(
    c,
    [
      [0, 420],
      [300, 360],
      [600, 430],
      [900, 380],
      [1200, 420],
    ],
    '#b79bb6',
  );
  hill(
    c,
    [
      [0, 520],
      [300, 470],
      [700, 500],
      [1200, 440],
    ],
    '#8d86a0',
  );
  pine(c, 130, 560, 1.2, '#56617a');
  pine(c, 220, 545, 0.9, '#5f6b80');
  hill(
    c,
    [
      [0, 700],
      [300, 640],
      [600, 560],
      [860, 480],
      [1200, 470],
    ],
    '#6f7d6c',
  );
  c.add(path('M100 900Q420 760 560 660T860 478h36Q720 600 660 690T420 900z', '#f3d9a4'));
  pine(c, 1080, 560, 1.7, '#45594f');
  pine(c, 980, 540, 1.1, '#4d6256');
  cast(c, [
    [
      830,
      500,
      170,
      { pose: 'praiseUp', skin: skins[0], style: 'wrap', cloth: ink.gold, top: ink.plum, wear: 'dress', flip: true },
    ],
    [
      690,
      610,
      230,
      {
        pose: 'reach',
        skin: skins[4],
        style: 'cap',
        cloth: ink.clay,
        top: ink.deep,
        bottom: ink.cocoa,
        flip: true,
        bend: { hip: [0, -90], neck: [10, -146] },
      },
    ],
    [
      560,
      690,
      260,
      {
        pose: 'reach',
        skin: skins[2],
        style: 'braids',
        top: ink.coral,
        bottom: ink.indigo,
        bend: {
          armB: [
            [28, -134],
            [52, -146],
          ],
          legF: [
            [20, -54],
            [22, -14],
          ],
        },
      },
    ],
    [
      390,
      800,
      300,
      { pose: 'walkHand', skin: skins[1], style: 'short', top: ink.gold, bottom: ink.deep, beard: '#2b1d1f' },
    ],
    [480, 826, 200, { pose: 'walk', skin: skins[1], style: 'puffs', top: ink.rose, wear: 'dress', age: 'child' }],
    [210, 850, 310, { pose: 'cane', skin: skins[5], style: 'bun', hair: '#e5ddd5', top: ink.sage, wear: 'dress' }],
  ]);
  c.add(path('M258 728l6 122', 'none', { stroke: ink.cocoa, 'stroke-width': 7 }));
  susans(c, [
    [70, 780, 1],
    [930, 700, 1.2],
    [1010, 740, 1],
    [1110, 700, 1.3],
    [1150, 790, 1],
    [820, 780, 0.9],
  ]);
};
