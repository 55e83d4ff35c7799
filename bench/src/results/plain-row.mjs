import { row } from './row.mjs';

/**
 * A figure that is only to be known.
 * @param {string} metric
 * @param {string} route
 * @param {number} ours
 */
export function plainRow(metric, route, ours) {
  return row({ metric, route, peer: 'none', ours, theirs: 0 });
}
