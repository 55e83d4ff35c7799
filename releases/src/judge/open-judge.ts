import type { Database, Lease } from 'database';
import type { FastifyBaseLogger } from 'fastify';
import type { AuditLog } from '../store/audit/audit-log.ts';
import type { ReleaseChanges } from '../store/change-releases.ts';
import type { CurrentReleases } from '../store/current-releases.ts';
import type { OpenedStore } from '../store/open-store.ts';
import type { ReleaseFolder } from '../table/names.ts';
import { createDocumentLimit } from './admissions.ts';
import { causesInMemory, type FailureCauses, sharedCauses } from './failure-causes.ts';
import { createHealthLog, type Health } from './health-log.ts';
import { createJudge, type Judge } from './judge.ts';
import { trialsInMemory } from './evidence/trials.ts';
import { createObserver, type Observer } from './observer.ts';
import { createPartsOf } from './rollout-parts.ts';
import { sharedTrials } from './shared/shared-trials.ts';
import { tellByWebhook } from './tell-team.ts';
import { createTickets } from './ticket.ts';

export interface OpenedJudge {
  readonly judge: Judge;
  readonly observer: Observer;
  readonly health: Health;
  readonly causes: FailureCauses;
  /** Stores what was observed last. */
  readonly close: () => Promise<void>;
}

export interface JudgeSettings {
  /** How many visitors a candidate needs before a rollout's next step; 0: none. */
  readonly minVisits: number;
  readonly webhookUrl: string | undefined;
  /** Share of visits whose browsers send measurements outside rollouts, 0 to 1. */
  readonly sample: number;
}

export interface OpenJudgeOptions {
  readonly config: {
    readonly judge: JudgeSettings;
    readonly onFailure?: ((release: ReleaseFolder) => void) | undefined;
  };
  readonly changes: ReleaseChanges;
  readonly audit: AuditLog;
  readonly secret: OpenedStore['secret'];
  readonly releases: CurrentReleases;
  /** What all edges of the site share. */
  readonly shared: { readonly database: Database } | undefined;
  /** Whose edge decides. */
  readonly lease: Lease;
  readonly log: FastifyBaseLogger;
}

/** Opens the judge of this edge, and the parts that observe visits. */
export async function openJudge(options: OpenJudgeOptions): Promise<OpenedJudge> {
  const { config, changes, audit, secret, releases, shared, lease, log } = options;
  const { minVisits, webhookUrl, sample } = config.judge;
  const now = () => new Date();
  const key = await secret('vitals-key');
  const tell = tellByWebhook({ url: webhookUrl, log, audit, now });
  const trials = shared ? sharedTrials({ ...shared, lease, log }) : trialsInMemory();
  const judge = createJudge({ releases, changes, tell, trials, minVisits, log, now });
  const health = createHealthLog(Date.now, config.onFailure);
  const causes = shared ? sharedCauses({ ...shared, log, now }) : causesInMemory(now);
  const [tickets, partsOf] = [createTickets(key, Date.now), createPartsOf(key, Date.now)];
  const mayHear = createDocumentLimit(Date.now);
  const observer = createObserver({
    judge,
    health,
    causes,
    tickets,
    partsOf,
    mayJudge: mayHear,
    served: releases.table,
    sample,
  });
  const close = async () => {
    await Promise.all([trials.close(), causes.close()]);
  };
  return { judge, observer, health, causes, close };
}
