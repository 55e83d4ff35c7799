/**
 * The straight line through values at equal distances (least squares): where it starts and where it ends.
 * @param {readonly number[]} values
 */
export function trend(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  const slope = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0) / (spread || 1);
  return { first: mean - slope * middle, last: mean + slope * middle };
}
