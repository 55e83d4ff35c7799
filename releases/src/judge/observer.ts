import type { VitalsPlan, VitalsReport } from 'shared/contract';
import type { ReleaseTable } from '../table/release-table.ts';
import type { ReleaseFolder } from '../store/release-store.ts';
import type { DocumentOutcome } from './document-outcome.ts';
import type { HealthLog } from './health-log.ts';
import type { Judge } from './judge.ts';
import type { Part } from './measures.ts';
import type { PartsOf, VisitInRollouts } from './rollouts-of.ts';
import type { Tickets } from './ticket.ts';

interface DocumentObservation {
  /** For the document. */
  readonly vitals: VitalsPlan;
  /** The judge hears what comes of it: it is to be made for this visitor alone (decision 0023). */
  readonly heard: boolean;
  /** Called once when the document was made. One that was given up for want of time is nobody's failure, and not told. */
  made(outcome: DocumentOutcome): void;
}

/** Where everything that is seen of visits comes in: of documents here on the edge, and by browsers' reports. */
export interface Observer {
  document(visit: VisitInRollouts): DocumentObservation;
  /** For documents that are not of one visitor alone. */
  readonly plan: VitalsPlan;
  reported(report: VitalsReport): void;
}

export interface ObserverOptions {
  readonly judge: Judge;
  readonly health: HealthLog;
  readonly tickets: Tickets;
  readonly partsOf: PartsOf;
  /** Whether one more document may be made for the judge. */
  readonly mayHear: () => boolean;
  readonly served: () => ReleaseTable;
  /** Share of visits whose browsers send measurements outside rollouts, 0 to 1. */
  readonly sample: number;
}

const MEASURES = ['lcp', 'inp', 'cls'] as const;

export function createObserver({
  judge,
  health,
  tickets,
  partsOf,
  mayHear,
  served,
  sample,
}: ObserverOptions): Observer {
  function judged(parts: readonly Part[], { shown, failed, suspected, renderMs }: DocumentOutcome): void {
    for (const part of parts) {
      const isShown = shown.some(isOf(part));
      if (isShown) judge.visited(part);
      if ([...failed, ...suspected].some(isOf(part))) judge.failed(part);
      if (isShown && renderMs !== null) judge.measured(part, 'render', renderMs);
    }
  }

  function counted({ shown, failed, renderMs }: DocumentOutcome): void {
    for (const { section, version } of shown) health.visit(section, version, renderMs);
    for (const { section, version } of failed) health.failure(section, version);
  }

  /** Of whatever release there is: nobody fills the memory with others. */
  function isKnown(section: string, version: string | undefined): version is string {
    const releases = new Map(Object.entries(served().sections)).get(section) ?? [];
    return releases.some((each) => each.version === version);
  }

  function reportedHealth({ lock, sections, lcp, failures }: VitalsReport): void {
    for (const { section, version } of failures) if (isKnown(section, version)) health.failure(section, version);
    for (const section of new Set(['shell', ...sections])) {
      const version = lock[section];
      if (lcp !== undefined && isKnown(section, version)) health.lcp(section, version, lcp);
    }
  }

  function testify(part: Part, report: VitalsReport): void {
    const { sections, failures } = report;
    if (failures.some(isOf(part))) judge.failed(part);
    if (part.section !== 'shell' && !sections.includes(part.section)) return;
    for (const measure of MEASURES) {
      const value = report[measure];
      if (value !== undefined) judge.measured(part, measure, value);
    }
  }

  const plan = { sample };
  return {
    plan,
    document(visit) {
      const admitted = partsOf(visit);
      const heard = admitted.length > 0 && mayHear();
      const parts = heard ? admitted : [];
      return {
        heard,
        vitals: heard ? { sample: 1, ticket: tickets.issue(parts) } : plan,
        made(outcome) {
          counted(outcome);
          judged(parts, outcome);
        },
      };
    },
    reported(report) {
      reportedHealth(report);
      for (const part of report.ticket === undefined ? [] : tickets.open(report.ticket)) testify(part, report);
    },
  };
}

function isOf(part: Part): (release: ReleaseFolder) => boolean {
  return ({ section, version }) => section === part.section && version === part.version;
}
