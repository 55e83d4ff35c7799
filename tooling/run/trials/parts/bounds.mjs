import { StepError } from '../../../../operations/src/process/step.mjs';

/**
 * @typedef {object} Figure one line of a trial's table
 * @property {string} figure
 * @property {number | string} measured
 * @property {string} [bound] as text; none: for information only
 * @property {boolean} [holds]
 */

/** A figure with an upper bound. @param {string} figure @param {number} measured @param {number} most @returns {Figure} */
export function atMost(figure, measured, most) {
  return { figure, measured, bound: `≤ ${most}`, holds: measured <= most };
}

/** Prints a trial's table; throws when a bound does not hold. @param {readonly Figure[]} figures */
export function holdBounds(figures) {
  console.table(
    figures.map(({ figure, measured, bound = '', holds }) => ({
      figure,
      measured,
      bound,
      holds: holds === undefined ? '' : holds ? '✓' : '✗',
    })),
  );
  const missed = figures.filter(({ holds }) => holds === false);
  if (missed.length > 0) throw new StepError(`Beyond its bound: ${missed.map(({ figure }) => figure).join(', ')}.`);
}
