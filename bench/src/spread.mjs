/**
 * The median of some measurements and the quartiles around it.
 * @param {readonly number[]} values at least one
 * @returns {{ median: number, quartiles: [number, number] }}
 */
export function spread(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: at(sorted, 0.5), quartiles: [at(sorted, 0.25), at(sorted, 0.75)] };
}

/**
 * Between two measurements, the value in proportion.
 * @param {readonly number[]} sorted
 * @param {number} share
 */
function at(sorted, share) {
  const place = (sorted.length - 1) * share;
  const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}
