import type { Lock, SectionFailure, VitalsPlan, VitalsReport } from 'shared/contract';
import type { Measured } from './measure-page.ts';
import { whenIdle } from 'shared/ui/when-idle';

/** Reports a visit to the edge. */
export interface Vitals {
  /** Sends a failure at once. Each failure is sent once per visit. */
  failed(failure: Pick<SectionFailure, 'section' | 'version' | 'reason' | 'at' | 'kind'>): void;
}

interface VitalsOptions {
  readonly lock: Lock;
  /** Absent in a preview. */
  readonly vitals?: VitalsPlan | undefined;
}

const FAILURE_LIMIT = 10;

/** Sends what the document's plan asks for; nothing without a plan. */
export function startVitals({ lock, vitals }: VitalsOptions): Vitals {
  if (!vitals) return { failed: () => undefined };
  const { sample, ticket } = vitals;
  const sections = sectionsShown();
  const about = { lock, sections, ...(ticket === undefined ? {} : { ticket }) };
  const sent = new Set<string>();

  if (Math.random() < sample)
    whenIdle(() => void measure((measured) => sendReport({ ...about, ...measured, failures: [] })));
  return {
    failed({ section, version, reason, at, kind }) {
      const failure = `${section}@${version} ${reason}`;
      if (sent.has(failure) || sent.size === FAILURE_LIMIT) return;
      sent.add(failure);
      sendReport({ ...about, failures: [{ section, version, reason, at, kind }] });
    },
  };
}

/** A visit whose script fails to load is not measured. */
async function measure(done: (measured: Measured) => void): Promise<void> {
  const loaded = await import(/* webpackChunkName: "vitals" */ './measure-page.ts').catch(() => null);
  loaded?.measurePage(done);
}

/** The sections that the server rendered. */
function sectionsShown(): string[] {
  const regions = document.querySelectorAll<HTMLElement>('[data-section]');
  return [...new Set([...regions].map(({ dataset }) => dataset.section ?? ''))];
}

/** Sends in the background, also from a page that is being closed. Does not wait for an answer. */
function sendReport(report: VitalsReport): void {
  navigator.sendBeacon?.('/_/vitals', JSON.stringify(report));
}
