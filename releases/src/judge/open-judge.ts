import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { AuditLog } from '../store/audit/audit-log.ts';
import { siteSecret } from '../store/secrets/site-secret.ts';
import type { ReleaseChanges } from '../store/change-releases.ts';
import type { CurrentReleases } from '../store/current-releases.ts';
import { createHealthLog, type Health } from './health-log.ts';
import { createHearingLimit, createTickets } from './ticket.ts';
import { createJudge, type Judge } from './judge.ts';
import { createObserver, type Observer } from './observer.ts';
import { createPartsOf } from './rollouts-of.ts';
import { tellByWebhook } from './tell-team.ts';

export interface OpenedJudge {
  readonly judge: Judge;
  readonly observer: Observer;
  readonly health: Health;
}

export interface JudgeSettings {
  /** Visitors of a candidate that a rollout's next step needs; 0: it waits for nobody. */
  readonly minVisits: number;
  readonly webhookUrl: string | undefined;
  /** Share of visits whose browsers send measurements outside rollouts, 0 to 1. */
  readonly sample: number;
}

export interface OpenJudgeOptions {
  readonly config: { readonly dataDir: string; readonly judge: JudgeSettings };
  readonly changes: ReleaseChanges;
  readonly audit: AuditLog;
  readonly releases: CurrentReleases;
  readonly log: FastifyBaseLogger;
}

/** The judge of this edge, and everything that it hears by. */
export async function openJudge({ config, changes, audit, releases, log }: OpenJudgeOptions): Promise<OpenedJudge> {
  const { minVisits, webhookUrl, sample } = config.judge;
  const now = () => new Date();
  const key = await siteSecret(join(config.dataDir, 'operator', 'vitals-key'));
  const tell = tellByWebhook({ url: webhookUrl, log, audit, now });
  const judge = createJudge({ releases, changes, tell, minVisits, log, now });
  const health = createHealthLog(Date.now);
  const [tickets, partsOf] = [createTickets(key, Date.now), createPartsOf(key, Date.now)];
  const mayHear = createHearingLimit(Date.now);
  const observer = createObserver({ judge, health, tickets, partsOf, mayHear, served: releases.table, sample });
  return { judge, observer, health };
}
