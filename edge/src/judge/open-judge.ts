import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Config } from '../config.ts';
import { siteSecret } from '../secrets/site-secret.ts';
import type { ReleaseChanges } from '../releases/change-releases.ts';
import type { CurrentReleases } from '../releases/current-releases.ts';
import type { Health } from './health.ts';
import { createHealthLog } from './health-log.ts';
import { createHearingLimit } from './hearing-limit.ts';
import { createJudge, type Judge } from './judge.ts';
import { createObserver, type Observer } from './observer.ts';
import { createPartsOf } from './parts-of.ts';
import { tellByWebhook } from './tell-team.ts';
import { createTickets } from './ticket.ts';

export interface OpenedJudge {
  readonly judge: Judge;
  readonly observer: Observer;
  readonly health: Health;
}

export interface OpenJudge {
  readonly config: Pick<Config, 'dataDir' | 'judge'>;
  readonly changes: ReleaseChanges;
  readonly audit: AuditLog;
  readonly releases: CurrentReleases;
  readonly log: FastifyBaseLogger;
}

/** The judge of this edge, and everything that it hears by. */
export async function openJudge({ config, changes, audit, releases, log }: OpenJudge): Promise<OpenedJudge> {
  const { minVisits, webhookUrl, sample } = config.judge;
  const now = () => new Date();
  const key = await siteSecret(join(config.dataDir, 'operator', 'vitals-key'));
  const tell = tellByWebhook({ url: webhookUrl, log, audit, now });
  const judge = createJudge({ releases, changes, tell, minVisits, log, now });
  const health = createHealthLog(Date.now);
  const [tickets, partsOf] = [createTickets(key, Date.now), createPartsOf(key, Date.now)];
  const mayHear = createHearingLimit(Date.now);
  const observer = createObserver({ judge, health, tickets, partsOf, mayHear, served: releases.document, sample });
  return { judge, observer, health };
}
