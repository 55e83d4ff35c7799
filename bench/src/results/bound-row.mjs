import { row } from './row.mjs';

/**
 * A figure that has a limit.
 * @param {string} metric
 * @param {string} route
 * @param {number} ours
 * @param {number} bound
 */
export function boundRow(metric, route, ours, bound) {
  return row({ metric, route, peer: 'bound', ours, theirs: bound });
}
