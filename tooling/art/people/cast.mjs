import { person } from './person.mjs';

/** @typedef {import('./person.mjs').Looks} Looks */

/**
 * Several figures, those behind first.
 * @param {import('../pen/canvas.mjs').Canvas} c
 * @param {[x: number, y: number, height: number, looks: Looks][]} figures
 */
export const cast = (c, figures) => c.add(figures.map(([x, y, height, looks]) => person(x, y, height, looks)));
