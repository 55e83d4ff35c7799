import type { SectionFailure, VitalsPlan, VitalsReport } from 'shared/contract';
import type { ReleaseFolder } from '../table/names.ts';
import type { ReleaseTable } from '../table/release-table.ts';
import type { DocumentOutcome } from './document-outcome.ts';
import type { FailureCauses } from './failure-causes.ts';
import type { HealthLog } from './health-log.ts';
import type { Judge } from './judge.ts';
import type { Part, PartsOf, VisitInRollouts } from './rollout-parts.ts';
import type { Tickets } from './ticket.ts';

interface DocumentObservation {
  /** Goes into the document. */
  readonly vitals: VitalsPlan;
  /** The judge counts it, so it renders for this visitor alone (decision 0023). */
  readonly judged: boolean;
  /** Called once after the render. A timeout of the whole document is not reported. */
  made(outcome: DocumentOutcome): void;
}

/** Receives what is observed of visits: documents of this edge, and browsers' reports. */
export interface Observer {
  document(visit: VisitInRollouts): DocumentObservation;
  /** Goes into cached documents. */
  readonly plan: VitalsPlan;
  reported(report: VitalsReport): void;
  /** Failures of one render, for their causes. Previews count too. */
  threw(failures: readonly SectionFailure[]): void;
}

export interface ObserverOptions {
  readonly judge: Judge;
  readonly health: HealthLog;
  readonly causes: Pick<FailureCauses, 'add'>;
  readonly tickets: Tickets;
  readonly partsOf: PartsOf;
  /** Whether one more document may be rendered for the judge. */
  readonly mayJudge: () => boolean;
  readonly served: () => ReleaseTable;
  /** Share of visits whose browsers send measurements outside rollouts, 0 to 1. */
  readonly sample: number;
}

export function createObserver(options: ObserverOptions): Observer {
  const { judge, health, causes, tickets, partsOf, mayJudge, served } = options;
  const plan = { sample: options.sample };
  return {
    plan,
    document(visit) {
      const admitted = partsOf(visit);
      const judged = admitted.length > 0 && mayJudge();
      const parts = judged ? admitted : [];
      return {
        judged,
        vitals: judged ? { sample: 1, ticket: tickets.issue(parts) } : plan,
        made(outcome) {
          countDocument(health, outcome);
          for (const part of parts) judgeDocument(judge, part, outcome);
        },
      };
    },
    reported(report) {
      countReport(options, served(), report);
      const parts = report.ticket === undefined ? [] : tickets.open(report.ticket);
      for (const part of parts) judgeReport(judge, part, report);
    },
    threw: (failures) => failures.forEach(causes.add),
  };
}

function countDocument(health: HealthLog, { shown, failed, renderMs }: DocumentOutcome): void {
  for (const { section, version } of shown) health.visit(section, version, renderMs);
  for (const { section, version } of failed) health.failure(section, version);
}

function judgeDocument(judge: Judge, part: Part, { shown, failed, suspected, renderMs }: DocumentOutcome): void {
  const isShown = shown.some(isOf(part));
  if (isShown) judge.visited(part);
  if ([...failed, ...suspected].some(isOf(part))) judge.failed(part);
  if (isShown && renderMs !== null) judge.measured(part, 'render', renderMs);
}

/** Ignores releases outside the table: invented ones would fill the memory. */
function countReport(
  { health, causes }: Pick<ObserverOptions, 'health' | 'causes'>,
  table: ReleaseTable,
  { lock, sections, lcp, failures }: VitalsReport,
): void {
  for (const failure of failures) {
    if (!isKnown(table, failure.section, failure.version)) continue;
    health.failure(failure.section, failure.version);
    causes.add(failure);
  }
  if (lcp === undefined) return;
  for (const section of new Set(['shell', ...sections])) {
    const version = lock[section];
    if (isKnown(table, section, version)) health.lcp(section, version, lcp);
  }
}

function isKnown(table: ReleaseTable, section: string, version: string | undefined): version is string {
  const releases = Object.hasOwn(table.sections, section) ? table.sections[section] : [];
  return releases?.some((each) => each.version === version) ?? false;
}

const MEASURES = ['lcp', 'inp', 'cls'] as const;

function judgeReport(judge: Judge, part: Part, report: VitalsReport): void {
  const { sections, failures } = report;
  if (failures.some(isOf(part))) judge.failed(part);
  if (part.section !== 'shell' && !sections.includes(part.section)) return;
  for (const measure of MEASURES) {
    const value = report[measure];
    if (value !== undefined) judge.measured(part, measure, value);
  }
}

function isOf(part: Part): (release: ReleaseFolder) => boolean {
  return ({ section, version }) => section === part.section && version === part.version;
}
