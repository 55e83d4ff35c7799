import type { FastifyBaseLogger } from 'fastify';
import { releaseName } from 'shared/contract';
import { readCandidate } from '../gate/candidate.ts';
import type { AnswerContent, OpenRenderer } from '../gate/renderer.ts';
import { readServingSite } from '../gate/serving-site.ts';
import type { Round, VisitingBrowser } from 'visits';
import { signPreview } from '../preview/preview-pass.ts';
import type { AuditLog } from '../store/audit/audit-log.ts';
import type { ReleaseLoader } from '../store/load-release.ts';
import type { ReleaseFolder } from '../table/names.ts';
import type { ReleaseEntry, ReleaseTable } from '../table/release-table.ts';
import { visitRelease } from './visit-release.ts';

/** What the edge gives to visits. */
export interface VisitedSite {
  readonly content: AnswerContent;
  /** Null where no browser is installed. */
  readonly openBrowser: (() => Promise<VisitingBrowser>) | null;
}

export interface VisitsOptions extends VisitedSite {
  readonly loader: ReleaseLoader;
  readonly audit: AuditLog;
  readonly openRenderer: OpenRenderer;
  readonly previewKey: Buffer;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/** Synthetic visits of candidates: the site visits each page itself. No visitor is counted for them. */
export interface Visits {
  /** The last round before the next step, made now unless it is of the same step and new enough. */
  before(table: ReleaseTable, step: ReleaseFolder & Pick<ReleaseEntry, 'share' | 'rollout'>): Promise<Round>;
  /** Ends the round under way. */
  stop(): void;
}

/** A waiting candidate meets other content the next day. */
const FRESH_MS = 86_400_000;
/** The content may be back by then. */
const AGAIN_MS = 60_000;
/** A pass for one page, which the browser forgets with it. */
const PASS_MS = 86_400_000;

export function createVisits(options: VisitsOptions): Visits {
  const { audit, log, now } = options;
  const stopping = new AbortController();
  const last = new Map<string, { readonly step: string; readonly until: number; readonly round: Round }>();

  async function tell({ section, version }: ReleaseFolder, { kind, why }: Round): Promise<void> {
    log.info({ synthetic: true, release: releaseName(section, version), found: kind, why }, 'a round of visits ended');
    const note = kind === 'fine' ? `no fault: ${why}` : why;
    const outcome = kind === 'unmade' ? 'refused' : 'done';
    await audit.append({ at: now().toISOString(), who: 'edge', action: 'visit', outcome, section, version, note });
  }

  return {
    async before(table, { share, rollout = '', ...release }) {
      const { section, version } = release;
      const step = JSON.stringify([version, rollout, share]);
      const known = last.get(section);
      if (known?.step === step && known.until > now().getTime()) return known.round;
      const round = await makeRound(options, { table, release, signal: stopping.signal });
      const until = now().getTime() + (round.kind === 'unmade' ? AGAIN_MS : FRESH_MS);
      last.set(section, { step, until, round });
      const isNews = known?.step !== step || known.round.why !== round.why || round.kind === 'fine';
      if (isNews && !stopping.signal.aborted) await tell(release, round);
      return round;
    },
    stop: () => stopping.abort(),
  };
}

interface RoundToMake {
  readonly table: ReleaseTable;
  readonly release: ReleaseFolder;
  readonly signal: AbortSignal;
}

/** Never rejects: what cannot be visited is an unmade round. */
async function makeRound(options: VisitsOptions, { table, release, signal }: RoundToMake): Promise<Round> {
  const { loader, log, previewKey, now } = options;
  const { section } = release;
  try {
    const { candidate, objections } = await readCandidate(release, loader);
    if (!candidate) return { kind: 'unmade', why: objections[0]?.message ?? '' };
    const { stable } = await readServingSite({ table, loader, log });
    const until = () => new Date(now().getTime() + PASS_MS);
    const passFor = (version: string) => signPreview({ section, version, until: until() }, previewKey);
    return await visitRelease({ ...options, candidate, stable, passFor, signal });
  } catch (err) {
    log.warn({ err, synthetic: true, release: releaseName(section, release.version) }, 'a round of visits broke off');
    return { kind: 'unmade', why: err instanceof Error ? err.message : String(err) };
  }
}
