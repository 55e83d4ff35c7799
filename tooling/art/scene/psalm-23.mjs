import { hill, sheep, susans, tree } from '../land/ground.mjs';
import { clouds, sky, sun } from '../land/sky.mjs';
import { ink } from '../pen/colour.mjs';
import { path, stroke } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';

/** A shepherd leads sheep beside still water through a green valley. @param {import('../pen/canvas.mjs').Canvas} c */
export const psalm23 = (c) => {
  sky(c, 'morning');
  sun(c, 1060, 240, 84);
  clouds(c, [
    [330, 150, 1.2],
    [1380, 140, 0.9],
  ]);
  hill(
    c,
    [
      [0, 400],
      [300, 280],
      [700, 420],
      [1100, 330],
      [1600, 250],
    ],
    '#9fb795',
  );
  hill(
    c,
    [
      [0, 330],
      [260, 420],
      [700, 510],
      [1100, 500],
      [1600, 420],
    ],
    '#86a673',
  );
  c.add(
    path(
      'M1600 560Q1180 560 900 660Q640 760 620 900H1600z',
      c.linear([
        [0, '#cfe6e0'],
        [1, '#6ba3ad'],
      ]),
    ),
    stroke('M1180 640h160M1040 720h220M900 810h260', '#f6fbf6', 6, { opacity: 0.8 }),
  );
  c.add(path('M0 560Q500 560 900 660Q640 760 620 900H0z', '#76985f'));
  tree(c, 150, 640, 1.7, ink.moss);
  c.add(
    person(640, 690, 330, {
      pose: 'walk',
      skin: skins[2],
      style: 'veil',
      cloth: ink.clay,
      top: ink.cream,
      wear: 'robe',
      beard: '#2b1d1f',
      held: stroke('M34-4V-186q0-26-22-22', ink.cocoa, 6),
    }),
  );
  sheep(c, 470, 740, 1.15);
  sheep(c, 330, 800, 1.3);
  sheep(c, 540, 830, 1.1);
  sheep(c, 210, 720, 0.95);
  susans(c, [
    [90, 820, 0.9],
    [420, 860, 0.8],
  ]);
};
