import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { circle, rect, stroke } from '../../pen/shape.mjs';
import { hall } from '../../place/hall.mjs';

/** A man on a ladder changes a light while a woman sets out chairs. @param {import('../../pen/canvas.mjs').Canvas} c */
export const operations = (c) => {
  hall(c, {
    wall: '#f3dcb9',
    low: '#eec79b',
    floor: '#a9744e',
    pane: '#fff3cf',
    light: 0.35,
    line: 600,
    windows: [180, 1020],
  });
  const glow = c.radial([
    [0, '#fff3cf', 1],
    [1, '#ffe09a', 0],
  ]);
  c.add(
    stroke('M480 0v150M760 0v120', ink.cocoa, 6),
    circle(480, 190, 150, glow),
    circle(480, 178, 34, '#ffe6a3'),
    rect(458, 136, 44, 24, ink.deep, { rx: 6 }),
    circle(760, 150, 30, '#d8cfc0'),
    rect(738, 110, 44, 24, ink.deep, { rx: 6 }),
  );
  c.add(
    stroke('M620 760L706 240M860 760L774 240', ink.wood, 16),
    stroke('M634 680h212M650 590h180M664 500h152M680 410h122M692 330h98', ink.tan, 13),
  );
  cast(c, [
    [
      746,
      510,
      380,
      {
        pose: 'lookUp',
        skin: skins[2],
        style: 'cap',
        cloth: ink.clay,
        top: ink.teal,
        bottom: ink.indigo,
        sleeve: 'short',
        beard: '#2b1d1f',
        view: 'back',
        bend: {
          armB: [
            [-34, -130],
            [-20, -178],
          ],
          armF: [
            [32, -140],
            [10, -184],
          ],
          legB: [
            [-14, -48],
            [-12, -3],
          ],
          legF: [
            [14, -56],
            [12, -26],
          ],
        },
      },
    ],
  ]);
  const chair = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ s) =>
    stroke(`M${x} ${y}v${-70 * s}h${70 * s}v${70 * s}M${x} ${y - 70 * s}v${-90 * s}`, ink.deep, 10) +
    rect(x - 6, y - 172 * s, 14, 90 * s, ink.coral, { rx: 6 }) +
    rect(x - 4, y - 80 * s, 82 * s, 16, ink.coral, { rx: 7 });
  c.add(chair(90, 690, 0.9), chair(210, 690, 0.9), chair(900, 690, 0.9), chair(1020, 690, 0.9));
  cast(c, [
    [
      380,
      770,
      420,
      {
        pose: 'walkCarry',
        skin: skins[5],
        style: 'bun',
        hair: '#b9773c',
        top: ink.gold,
        bottom: ink.deep,
        trim: 'apron',
        trimColour: ink.sage,
      },
    ],
  ]);
  c.add(chair(440, 640, 1), chair(110, 780, 1.1), chair(930, 780, 1.1), chair(1070, 780, 1.1));
};
