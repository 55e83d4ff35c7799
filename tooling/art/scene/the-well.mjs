import { hill } from '../land/ground.mjs';
import { sun } from '../land/sky.mjs';
import { darker, ink } from '../pen/colour.mjs';
import { ellipse, path, rect, stroke } from '../pen/shape.mjs';

/** A clay jar stands beside a stone well at noon. @param {import('../pen/canvas.mjs').Canvas} c */
export const theWell = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#8fc3c9'],
        [0.6, '#f3e3bd'],
        [1, '#f0cf95'],
      ]),
    ),
  );
  sun(c, 800, 150, 96);
  hill(
    c,
    [
      [0, 520],
      [500, 450],
      [1000, 520],
      [1600, 440],
    ],
    '#e3bb7d',
  );
  hill(
    c,
    [
      [0, 640],
      [800, 610],
      [1600, 650],
    ],
    '#d6a065',
  );
  const stones = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 7 }, (_, i) =>
      rect(
        560 + i * 70 - (row % 2) * 34,
        600 + row * 50,
        66,
        46,
        ['#b7a391', '#a5907f', '#c4b29f'][(i + row) % 3] ?? '#b7a391',
        { rx: 10 },
      ),
    ),
  );
  c.add(
    ellipse(800, 806, 320, 40, darker('#d6a065', 0.25)),
    rect(560, 600, 470, 200, '#8d7a6b', { rx: 20 }),
    stones,
    ellipse(794, 600, 250, 46, '#c4b29f'),
    ellipse(794, 600, 196, 32, '#2d5f70'),
    ellipse(760, 600, 60, 8, '#8fc5c8'),
  );
  c.add(
    rect(590, 300, 24, 300, ink.wood),
    rect(976, 300, 24, 300, ink.wood),
    path('M540 316L800 190L1060 316z', ink.clay),
    stroke('M800 316v196', ink.cocoa, 6),
    path('M770 512h60l-8 54h-44z', ink.tan),
  );
  c.add(
    path('M1150 820q-70-60-50-150q10-36 34-46v-30h64v30q24 10 34 46q20 90-50 150z', '#c2683c'),
    path('M1126 594h80v18h-80z', '#a5522b'),
    stroke('M1108 690q58 24 116 0', ink.honey, 8),
    stroke('M1132 640q-44 10-36 60', '#a5522b', 12),
    ellipse(1166, 824, 90, 14, '#7a4d35', { opacity: 0.4 }),
  );
};
