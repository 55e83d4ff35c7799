import { parseArgs } from 'node:util';
import { StepError } from '../../../tooling/run/step.mjs';

/**
 * The one option of a trial: how long it goes on.
 * @param {string} unit the option's name
 * @param {string} usual
 * @param {number} length of the unit, in seconds
 */
export function secondsOf(unit, usual, length) {
  const { values } = parseArgs({ options: { [unit]: { type: 'string', default: usual } } });
  const count = Number(values[unit]);
  if (count > 0) return Math.round(count * length);
  throw new StepError(`--${unit} ${values[unit]} is no time. Give a number, such as --${unit} ${usual}.`);
}
