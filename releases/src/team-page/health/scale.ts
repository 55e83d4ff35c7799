import { HALF_HOURS } from './half-hours.ts';

/** The plot in units of its own: stretched to the page's width, one unit a pixel in height. */
export const PLOT = { width: 1_000, height: 170 };

const TOPS = [1, 2, 5, 10, 20, 50, 100];

/** The upper end of the axis, in percent: the first round number that no share exceeds. */
export function topOf(shares: readonly number[]): number {
  const most = Math.max(0, ...shares);
  return TOPS.find((top) => top >= most) ?? 100;
}

/** The middle of a half hour. @returns 0 to 1 */
export function across(place: number): number {
  return (place + 0.5) / HALF_HOURS;
}

/** @param share in percent */
export function heightOf(share: number, top: number): number {
  return PLOT.height * (1 - Math.min(share, top) / top);
}
