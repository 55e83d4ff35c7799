/**
 * One comparison. Where there is no rival, `peer` is `bound` and `theirs` is the bound.
 * @typedef {object} Row
 * @property {string} metric milliseconds, bytes or a count; where more is better, it ends with `-per-second`
 * @property {string} route
 * @property {string} peer
 * @property {number} ours median
 * @property {number} theirs median, or the bound
 * @property {number | null} ratio ours to theirs
 * @property {[number, number]} [oursQuartiles]
 * @property {[number, number]} [theirsQuartiles]
 * @property {string} [part] of the bench; the results say it of each
 */

/**
 * @param {Omit<Row, 'ratio'>} comparison
 * @returns {Row}
 */
export function row(comparison) {
  const { ours, theirs } = comparison;
  return { ...comparison, ratio: theirs === 0 ? null : ours / theirs };
}
