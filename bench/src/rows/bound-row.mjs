import { peerRow } from './peer-row.mjs';

/**
 * A figure that has a limit.
 * @param {string} metric
 * @param {string} route
 * @param {number} ours
 * @param {number} bound
 */
export function boundRow(metric, route, ours, bound) {
  return peerRow(metric, route, 'bound', { ours, theirs: bound });
}
