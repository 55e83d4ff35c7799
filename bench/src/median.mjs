import { spread } from './spread.mjs';

/** @param {readonly number[]} values at least one */
export function median(values) {
  return spread(values).median;
}
