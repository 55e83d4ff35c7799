import type { VitalsReport } from 'shared/contract';

/** Sends a report in the background, also from a page that is being left. Whether it arrives is not waited for. */
export function sendReport(report: VitalsReport): void {
  navigator.sendBeacon?.('/_/vitals', JSON.stringify(report));
}
