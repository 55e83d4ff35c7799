import { failureShare } from './failure-share.ts';
import type { HalfHour } from './half-hours.ts';
import { across, heightOf, PLOT } from './scale.ts';

/** An SVG path. Half hours without visits are gaps; one between two gaps is a dot (a line to where it is). */
export function linePath(halfHours: readonly HalfHour[], top: number): string {
  const places = halfHours.map((halfHour, place) => {
    const share = failureShare(halfHour);
    return share === undefined ? '' : `${round(across(place) * PLOT.width)} ${round(heightOf(share, top))}`;
  });
  return places.map((at, place) => (at === '' ? '' : `${places[place - 1] ? 'L' : `M${at}L`}${at}`)).join('');
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
