import { whenIdle } from 'shared/ui/when-idle';
import { type ReportedDocument, reportOn } from './visit-report.ts';

/** Measures a share of the visits, as the document's plan asks for, and sends what was measured; nothing without a plan. */
export function sampleVisit(document: ReportedDocument): void {
  const send = reportOn(document);
  if (!send || Math.random() >= (document.vitals?.sample ?? 0)) return;
  // A visit whose script fails to load is not measured.
  const measure = () =>
    import(/* webpackChunkName: "vitals" */ './measure-page.ts').then(
      ({ measurePage }) => measurePage((measured) => send({ ...measured, failures: [] })),
      () => undefined,
    );
  whenIdle(() => void measure());
}
