/**
 * One measured figure, held against another one.
 * @typedef {object} Row
 * @property {string} metric milliseconds, bytes or a factor; a rate ends with `-per-second`
 * @property {string} route
 * @property {string} peer `bound`, the name of another site, or `none` for a figure that is only to be known
 * @property {number} ours
 * @property {number} theirs
 * @property {number | null} ratio
 */

/**
 * @param {string} metric
 * @param {string} route
 * @param {string} peer
 * @param {{ ours: number, theirs: number }} figures
 * @returns {Row}
 */
export function peerRow(metric, route, peer, { ours, theirs }) {
  return { metric, route, peer, ours, theirs, ratio: theirs === 0 ? null : ours / theirs };
}
