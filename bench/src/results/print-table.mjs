import { formatNumber } from './format-number.mjs';

/** @param {readonly import('./row.mjs').Row[]} rows */
export function printTable(rows) {
  console.table(
    rows.map(({ metric, route, peer, ours, theirs, ratio }) => ({
      metric,
      route,
      peer,
      ours: formatNumber(ours),
      theirs: formatNumber(theirs),
      ratio: ratio === null ? '–' : ratio.toFixed(2),
    })),
  );
}
