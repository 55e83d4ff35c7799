import { peerRow } from './peer-row.mjs';

/**
 * A figure that is only to be known.
 * @param {string} metric
 * @param {string} route
 * @param {number} ours
 */
export function plainRow(metric, route, ours) {
  return peerRow(metric, route, 'none', { ours, theirs: 0 });
}
