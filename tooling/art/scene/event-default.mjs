import { grass, hill, sailboat, susans, tree, water } from '../land/ground.mjs';
import { clouds, rays, sky, sun } from '../land/sky.mjs';
import { ink } from '../pen/colour.mjs';

/** The sun rises behind a lone tree on a hill above the bay: for an event without a picture of its own. @param {import('../pen/canvas.mjs').Canvas} c */
export const eventDefault = (c) => {
  sky(c, 'dawn');
  sun(c, 800, 470, 110);
  rays(c, 800, 470, 9);
  clouds(c, [
    [330, 190, 1.1],
    [1250, 150, 1.2],
  ]);
  hill(
    c,
    [
      [0, 520],
      [500, 480],
      [1100, 520],
      [1600, 470],
    ],
    '#a79cc0',
  );
  water(c, 530, '#f2c8a2', '#86a8b4', 800);
  sailboat(c, 1150, 600, 0.8);
  hill(
    c,
    [
      [0, 780],
      [420, 690],
      [820, 740],
      [1240, 720],
      [1600, 790],
    ],
    '#8fa870',
  );
  tree(c, 420, 712, 1.4, ink.moss);
  susans(c, [
    [980, 790, 1.1],
    [1060, 810, 0.9],
    [1130, 796, 1.2],
    [1210, 812, 0.9],
    [560, 800, 0.8],
  ]);
  grass(c, 830, '#71854f', 60);
};
