import { sky, stars } from '../land/sky.mjs';
import { ink } from '../pen/colour.mjs';
import { circle, path, rect, stroke } from '../pen/shape.mjs';
import { rowhouses } from '../place/street.mjs';

/** A lamp shines in the window of a rowhouse on a dark street. @param {import('../pen/canvas.mjs').Canvas} c */
export const lampOnAStand = (c) => {
  sky(c, 'night');
  stars(c, 46, 300);
  rowhouses(c, 780, -60, 1660, { pane: '#2a2656', dim: 'night' });
  const glow = c.radial([
    [0, '#ffe7a8', 0.95],
    [0.4, '#f7bf5f', 0.4],
    [1, '#f7bf5f', 0],
  ]);
  c.add(rect(0, 780, 1600, 120, '#211d45'), circle(800, 480, 520, glow));
  c.add(
    rect(640, 270, 320, 400, '#fffaf0', { rx: 8 }),
    rect(660, 290, 280, 360, '#fbdc8f'),
    stroke('M800 290v360M660 460h280', '#fffaf0', 12),
    rect(610, 668, 380, 28, '#fffaf0', { rx: 6 }),
  );
  c.add(
    circle(800, 540, 150, glow),
    path('M750 640h100l-16-26h-68z', ink.clay),
    rect(790, 560, 20, 60, ink.clay),
    path('M752 500q48-52 96 0l14 62H738z', '#fff6dd'),
    path('M660 290q70 120 0 250zM940 290q-70 120 0 250z', ink.coral, { opacity: 0.85 }),
  );
  c.add(
    path(
      'M640 696L380 900H1220L960 696z',
      c.linear([
        [0, '#f9d27e', 0.55],
        [1, '#f9d27e', 0],
      ]),
    ),
  );
};
