import type { SectionFailure } from 'shared/contract';
import { type ReportedDocument, reportOn } from './visit-report.ts';

type ToldFailure = Pick<SectionFailure, 'section' | 'version' | 'reason' | 'at' | 'kind'>;

const FAILURE_LIMIT = 10;

/** @returns sends a failure at once. Each failure is sent once per visit; none in a document that does not ask. */
export function reportFailures(document: ReportedDocument): (failure: ToldFailure) => void {
  const send = reportOn(document);
  const sent = new Set<string>();
  return ({ section, version, reason, at, kind }) => {
    const failure = `${section}@${version} ${reason}`;
    if (!send || sent.has(failure) || sent.size === FAILURE_LIMIT) return;
    sent.add(failure);
    send({ failures: [{ section, version, reason, at, kind }] });
  };
}
