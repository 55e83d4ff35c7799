import { row } from './row.mjs';

/**
 * A figure that has a limit.
 * @param {string} metric
 * @param {string} route
 * @param {{ measured: number, bound: number }} figures
 */
export function boundRow(metric, route, { measured, bound }) {
  return row({ metric, route, peer: 'bound', ours: measured, theirs: bound });
}
