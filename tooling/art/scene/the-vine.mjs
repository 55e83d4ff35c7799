import { ink } from '../pen/colour.mjs';
import { circle, path, rect, stroke } from '../pen/shape.mjs';

/** A vine heavy with grapes winds along a wooden trellis. @param {import('../pen/canvas.mjs').Canvas} c */
export const theVine = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#f7e1b8'],
        [1, '#f3c798'],
      ]),
    ),
    circle(800, 420, 360, '#fbeecb', { opacity: 0.9 }),
  );
  c.add(
    [220, 610, 1000, 1390].map((x) => rect(x - 16, 80, 32, 760, ink.wood)),
    [200, 440, 690].map((y) => rect(60, y, 1480, 24, '#a9744e')),
  );
  c.add(
    stroke('M-20 820Q260 700 330 520T620 320T960 470T1240 280T1640 160', '#6b4632', 26),
    stroke('M620 320Q700 180 860 170M960 470Q1040 640 1200 660M330 520Q420 640 560 640', '#6b4632', 14),
  );
  const leaf = c.symbol(
    path('M0 0Q-60-20-56-70Q-40-66-34-90Q-10-84 0-110Q10-84 34-90Q40-66 56-70Q60-20 0 0z', '#7c9459') +
      stroke('M0 0V-80M0-26L-34-56M0-26L34-56', '#5c7440', 4),
  );
  c.add(
    /** @type {[number, number, number, number][]} */ ([
      [250, 640, 1, -30],
      [400, 470, 1.1, 20],
      [560, 360, 1, -20],
      [720, 340, 1.2, 30],
      [860, 180, 1, 70],
      [900, 430, 1, -10],
      [1060, 430, 1.1, 40],
      [1180, 330, 1, -30],
      [1340, 260, 1.2, 20],
      [1500, 210, 1, -20],
      [1210, 660, 1, 60],
      [580, 640, 0.9, 80],
      [120, 770, 1.1, 10],
      [1080, 620, 0.9, 10],
    ]).map(([x, y, scale, turn]) => c.use(leaf, x, y, { scale, turn })),
  );
  const grapes = c.symbol(
    [
      [-36, 0],
      [0, -6],
      [36, 0],
      [-54, 34],
      [-18, 30],
      [18, 30],
      [54, 34],
      [-36, 66],
      [0, 62],
      [36, 66],
      [-18, 98],
      [18, 98],
      [0, 130],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          circle(x, y, 23, ['#5b3a72', '#6c4586', '#4c2f63'][i % 3] ?? '#5b3a72') + circle(x - 7, y - 8, 5, '#b9a2d0'),
      )
      .join(''),
  );
  c.add(
    /** @type {[number, number, number][]} */ ([
      [440, 560, 1.1],
      [720, 410, 1.3],
      [1010, 520, 1.2],
      [1250, 360, 1.1],
      [860, 240, 0.8],
      [1220, 720, 0.8],
    ]).map(([x, y, scale]) => c.use(grapes, x, y, { scale })),
  );
};
