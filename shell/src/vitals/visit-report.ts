import type { Lock, VitalsPlan, VitalsReport } from 'shared/contract';
import { whenShown } from './when-shown.ts';

/** What a report says of its document. */
export interface ReportedDocument {
  readonly lock: Lock;
  /** Absent in a preview. */
  readonly vitals?: VitalsPlan | undefined;
}

/** Sends reports on a document to the edge; null where its plan asks for none. */
export function reportOn({ lock, vitals }: ReportedDocument) {
  if (!vitals) return null;
  const { ticket } = vitals;
  const about = { lock, sections: sectionsShown(), ...(ticket === undefined ? {} : { ticket }) };
  return (report: Omit<VitalsReport, 'lock' | 'sections' | 'ticket'>) => sendReport({ ...about, ...report });
}

/** The sections that the server rendered. */
function sectionsShown(): string[] {
  const regions = document.querySelectorAll<HTMLElement>('[data-section]');
  return [...new Set([...regions].map(({ dataset }) => dataset.section ?? ''))];
}

/**
 * Sends in the background, also from a page that is being closed. Does not wait for an answer. Of a page that is prerendered nothing is
 * sent until somebody sees it.
 */
function sendReport(report: VitalsReport): void {
  whenShown(() => navigator.sendBeacon?.('/_/vitals', JSON.stringify(report)));
}
