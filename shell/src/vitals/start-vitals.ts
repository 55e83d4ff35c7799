import type { Lock, SectionFailure, VitalsPlan } from 'shared/contract';
import type { Measured } from './measure-page.ts';
import { sendReport } from './send-report.ts';
import { whenIdle } from 'shared/ui/when-idle';

/** What the edge is told of this visit. */
export interface Vitals {
  /** Told at once; the same failure once a visit. */
  failed(failure: Pick<SectionFailure, 'section' | 'version' | 'reason'>): void;
}

interface VitalsOptions {
  readonly lock: Lock;
  /** What the document asks for; nothing in a preview. */
  readonly vitals?: VitalsPlan | undefined;
}

const FAILURES_TOLD = 10;

/** Tells as much as the document asks for: nothing at all without a plan, as in a preview. */
export function startVitals({ lock, vitals }: VitalsOptions): Vitals {
  if (!vitals) return { failed: () => undefined };
  const { sample, ticket } = vitals;
  const sections = sectionsShown();
  const about = { lock, sections, ...(ticket === undefined ? {} : { ticket }) };
  const told = new Set<string>();

  if (Math.random() < sample)
    whenIdle(() => void measure((measured) => sendReport({ ...about, ...measured, failures: [] })));
  return {
    failed({ section, version, reason }) {
      const failure = `${section}@${version} ${reason}`;
      if (told.has(failure) || told.size === FAILURES_TOLD) return;
      told.add(failure);
      sendReport({ ...about, failures: [{ section, version, reason }] });
    },
  };
}

/** A visit that cannot be measured is a visit less. */
async function measure(done: (measured: Measured) => void): Promise<void> {
  const loaded = await import(/* webpackChunkName: "vitals" */ './measure-page.ts').catch(() => null);
  loaded?.measurePage(done);
}

/** By the document as it came. */
function sectionsShown(): string[] {
  const regions = document.querySelectorAll<HTMLElement>('[data-section]');
  return [...new Set([...regions].map(({ dataset }) => dataset.section ?? ''))];
}
