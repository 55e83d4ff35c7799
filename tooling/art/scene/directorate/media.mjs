import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { circle, group, path, rect, stroke } from '../../pen/shape.mjs';
import { room } from '../../place/room.mjs';

/** A woman at a camera and a man with headphones at the sound desk. @param {import('../../pen/canvas.mjs').Canvas} c */
export const media = (c) => {
  room(c, { wall: '#2b2958', low: '#5d4a83', floor: '#3a3050', line: 640 });
  const glow = c.radial([
    [0, '#ffe9b0', 0.9],
    [1, '#ffd98a', 0],
  ]);
  c.add(
    circle(880, 230, 330, glow),
    rect(700, 110, 360, 220, '#fbdc98', { rx: 10 }),
    path('M700 330q90-90 180-60t180-40v100z', ink.coral),
    circle(960, 190, 34, '#fffaf0'),
  );
  cast(c, [
    [
      430,
      740,
      440,
      {
        pose: 'reach',
        skin: skins[3],
        style: 'pony',
        top: ink.gold,
        bottom: ink.deep,
        bend: {
          armB: [
            [30, -132],
            [46, -146],
          ],
          armF: [
            [26, -122],
            [44, -132],
          ],
        },
      },
    ],
    [
      930,
      760,
      420,
      {
        pose: 'sit',
        skin: skins[0],
        style: 'crop',
        top: ink.teal,
        bottom: ink.cocoa,
        flip: true,
        bend: {
          armF: [
            [34, -84],
            [56, -84],
          ],
          armB: [
            [36, -88],
            [60, -92],
          ],
        },
      },
    ],
  ]);
  c.add(
    stroke('M590 520l-60 250M600 520l70 250M596 520v240', '#1b1a2e', 11),
    rect(520, 400, 150, 100, '#1b1a2e', { rx: 14 }),
    rect(664, 416, 66, 66, '#3a3760', { rx: 10 }),
    circle(736, 449, 32, '#4f8f96'),
    circle(736, 449, 17, '#aed0cc'),
    rect(540, 376, 90, 28, '#2c2a6b', { rx: 8 }),
    circle(540, 420, 6, ink.clay),
    rect(494, 408, 34, 44, '#3a3760', { rx: 6 }),
  );
  c.add(
    group(
      { transform: 'translate(918 438)' },
      stroke('M-44 28a44 46 0 0 1 84-6', '#fffaf0', 10),
      rect(-52, 14, 24, 44, ink.clay, { rx: 11 }),
    ),
  );
  c.add(path('M640 640h300l24 130H610z', '#1b1a2e'), path('M650 630h280l10 44H636z', '#45438c'));
  c.add(
    Array.from(
      { length: 9 },
      (_, i) =>
        stroke(`M${664 + i * 31} 640v26`, '#7a76b8', 4) +
        rect(656 + i * 31, 642 + ((i * 7) % 16), 16, 9, [ink.gold, ink.coral, ink.mist][i % 3] ?? ink.gold, { rx: 3 }),
    ),
  );
  c.add(rect(900, 750, 110, 16, '#1b1a2e', { rx: 8 }));
};
