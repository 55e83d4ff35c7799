import { d } from './number.mjs';

/** @typedef {[number, number]} Point */

/** @param {Point} a @param {Point} b @param {number} t @returns {Point} */
export const along = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/**
 * Unit vector at a right angle to a→b.
 * @param {Point} a @param {Point} b @returns {Point}
 */
export const across = (a, b) => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
};

/**
 * A smooth line through points (Catmull-Rom as cubic Béziers).
 * @param {Point[]} points
 */
export const smooth = (points) =>
  points.slice(1).reduce(
    (all, end, i) => {
      const before = points[i - 1] ?? points[i];
      const after = points[i + 2] ?? end;
      const [from] = [points[i]];
      const a = [from[0] + (end[0] - before[0]) / 6, from[1] + (end[1] - before[1]) / 6];
      const b = [end[0] - (after[0] - from[0]) / 6, end[1] - (after[1] - from[1]) / 6];
      return all + d`C${a[0]} ${a[1]} ${b[0]} ${b[1]} ${end[0]} ${end[1]}`;
    },
    d`M${points[0][0]} ${points[0][1]}`,
  );

/**
 * A tapered, bent shape: an arm, a leg, a branch. It passes through `b` half way.
 * @param {Point} a @param {Point} b @param {Point} c
 * @param {[number, number, number]} widths half widths at a, b and c
 */
export const limb = (a, b, c, [wa, wb, wc]) => {
  const [na, nb, nc] = [across(a, b), across(a, c), across(b, c)];
  /** @param {number} side */
  const edge = (side) => {
    const start = [a[0] + na[0] * wa * side, a[1] + na[1] * wa * side];
    const middle = [b[0] + nb[0] * wb * side, b[1] + nb[1] * wb * side];
    const end = [c[0] + nc[0] * wc * side, c[1] + nc[1] * wc * side];
    return { start, end, bend: [2 * middle[0] - (start[0] + end[0]) / 2, 2 * middle[1] - (start[1] + end[1]) / 2] };
  };
  const [left, right] = [edge(1), edge(-1)];
  return d`M${left.start[0]} ${left.start[1]}Q${left.bend[0]} ${left.bend[1]} ${left.end[0]} ${left.end[1]}L${right.end[0]} ${right.end[1]}Q${right.bend[0]} ${right.bend[1]} ${right.start[0]} ${right.start[1]}Z`;
};
