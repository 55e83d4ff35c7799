import { d } from '../pen/number.mjs';
import { darker, lighter } from '../pen/colour.mjs';
import { circle, ellipse, path, stroke } from '../pen/shape.mjs';

/**
 * Hair around a head centred on the origin (16 by 18 half axes).
 * @typedef {{ behind?: string, over?: string }} Hair
 * @typedef {'front' | 'side' | 'back'} View
 */

const frontCap = 'M-17 1C-20-28 20-28 17 1C15-8 9-12 0-12S-15-8-17 1Z';
const frontPart = 'M-17 3C-21-28 21-28 17 3C15-6 8-10 3-15C-3-9-14-7-17 3Z';
const sideCap = 'M14-10C10-25-21-28-18 0C-17 9-11 11-10 5C-9-2-4-4 1-8C5-10 10-9 14-10Z';
const backCap = 'M-17 1C-20-28 20-28 17 1C17 13 12 18 0 18S-17 13-17 1Z';
const caps = { front: frontCap, side: sideCap, back: backCap };

/** @param {View} view @param {string} c @param {string} [data] */
const cap = (view, c, data = caps[view]) => path(data, c);

/** @param {number} bottom @param {number} flare */
const fall = (bottom, flare) =>
  d`M-18-3C-22-29 22-29 18-3C20 8 ${flare} ${bottom - 12} ${flare - 2} ${bottom}Q0 ${bottom + 7} ${2 - flare} ${bottom}C${-flare} ${bottom - 12}-20 8-18-3Z`;

/** @param {number} bottom */
const sideFall = (bottom) => d`M10-19C-24-32-26 0-23 ${bottom}Q-12 ${bottom + 5}-3 ${bottom - 3}C-7 12-6 0 0-8Z`;

/** @type {(bottom: number, flare: number) => (view: View, c: string) => Hair} */
const loose = (bottom, flare) => (view, c) => {
  if (view === 'back') return { over: path(fall(bottom, flare), c) };
  if (view === 'side') return { behind: path(sideFall(bottom), c), over: cap(view, c) };
  return { behind: path(fall(bottom, flare), darker(c)), over: path(frontPart, c) };
};

/** @satisfies {Record<string, (view: View, c: string, cloth: string) => Hair>} */
export const hairStyles = {
  short: (view, c) => ({ over: cap(view, c) }),
  crop: (view, c) => ({
    over: path(view === 'front' ? 'M-16-3C-18-25 18-25 16-3C14-11 9-13 0-13S-14-11-16-3Z' : caps[view], c),
  }),
  afro: (view, c) => ({
    behind: circle(view === 'side' ? -5 : 0, -7, 24, c),
    over: cap(view, c) + (view === 'back' ? circle(0, -6, 24, c) : ''),
  }),
  curls: (view, c) => ({
    behind:
      view === 'side'
        ? circle(-10, 2, 15, c) + circle(-6, -14, 14, c)
        : circle(-14, 2, 12, c) + circle(14, 2, 12, c) + circle(0, -14, 15, c),
    over: cap(view, c),
  }),
  bun: (view, c) => ({ behind: view === 'side' ? circle(-17, -15, 9, c) : circle(0, -24, 9, c), over: cap(view, c) }),
  long: loose(36, 23),
  bob: loose(15, 22),
  braids: (view, c) => {
    const strands =
      view === 'side'
        ? 'M-14-4Q-20 14-16 36M-9 0Q-13 16-9 34'
        : 'M-16-4Q-21 16-18 38M-12 4Q-14 20-11 34M16-4Q21 16 18 38M12 4Q14 20 11 34';
    const back = view === 'back' ? 'M-14 4Q-16 22-14 38M-5 8V40M5 8V40M14 4Q16 22 14 38' : strands;
    return { behind: stroke(back, c, 6), over: cap(view, c) + (view === 'back' ? stroke(back, c, 6) : '') };
  },
  pony: (view, c) => ({
    behind:
      view === 'side'
        ? path('M-12-14C-34-22-34 12-26 24C-22 12-20 0-12-2Z', c)
        : path('M8-18C30-28 32 6 24 20C22 6 18-4 8-8Z', c),
    over: cap(view, c),
  }),
  puffs: (view, c) => ({
    behind: view === 'side' ? circle(-14, -13, 11, c) : circle(-15, -15, 10, c) + circle(15, -15, 10, c),
    over: cap(view, c),
  }),
  bald: () => ({}),
  balding: (view, c) => ({
    behind: view === 'back' ? '' : ellipse(view === 'side' ? -8 : 0, 1, view === 'side' ? 12 : 18.5, 9, c),
    over: view === 'back' ? path('M-17 0Q0 8 17 0Q16 16 0 17T-17 0Z', c) : '',
  }),
  wrap: (view, _c, cloth) => ({
    behind: path(view === 'side' ? 'M-12-20C-30-36-34-6-14 2Z' : 'M4-18C22-42 38-20 14-10Z', darker(cloth)),
    over:
      path(
        view === 'side'
          ? 'M15-9C12-32-24-36-18 4C-12 8-10 2-8-2C-2-6 8-8 15-9Z'
          : view === 'back'
            ? 'M-18 4C-24-34 24-36 18 4Q0 16-18 4Z'
            : 'M-18-1C-24-34 24-36 18-1C10-12-8-12-18-1Z',
        cloth,
      ) + stroke(view === 'side' ? 'M12-14Q-6-20-16-4' : 'M-15-8Q0-24 16-12', lighter(cloth), 2),
  }),
  veil: (view, _c, cloth) => ({
    behind: path(
      view === 'side'
        ? 'M12-18C-24-36-28 6-26 44L4 40C-6 20-6 4 2-9Z'
        : 'M-19-2C-24-30 24-30 19-2C22 16 26 30 26 42H-26C-26 30-22 16-19-2Z',
      darker(cloth),
    ),
    over: path(
      view === 'side'
        ? 'M14-10C10-29-25-30-20 4C-19 16-12 20-10 12C-8 2-4-4 2-8Z'
        : view === 'back'
          ? fall(44, 25)
          : 'M-18 6C-24-30 24-30 18 6C16-6 10-13 0-13S-16-6-18 6Z',
      cloth,
    ),
  }),
  cap: (view, c, cloth) => ({
    behind: view === 'front' ? '' : path('M-16 0Q-18 12-8 14L0 4Z', c),
    over:
      path('M-17-3C-19-28 19-28 17-3Q0-12-17-3Z', cloth) +
      (view === 'side'
        ? path('M8-8Q22-9 27-2Q18-2 8-3Z', darker(cloth))
        : view === 'front'
          ? path('M-14-5Q0-15 14-5Q0-1-14-5Z', darker(cloth))
          : ''),
  }),
  hat: (view, c, cloth) => ({
    behind: view === 'back' ? '' : path(sideFall(14), c, { opacity: view === 'side' ? 1 : 0 }),
    over:
      (view === 'back' ? cap(view, c) : '') +
      path('M-15-10C-16-30 16-30 15-10Z', cloth) +
      ellipse(0, -9, 29, 6, darker(cloth, 0.08)) +
      stroke('M-15-13Q0-9 15-13', darker(cloth, 0.4), 3),
  }),
};
