import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { recordRefusals } from './audit/record-refusals.ts';
import type { Config } from './config.ts';
import { siteSecret } from './secrets/site-secret.ts';
import { createContentCache } from './content/content-cache.ts';
import { contentSource } from './content/content-source.ts';
import { cachedContent } from './documents/cached-content.ts';
import { createDocumentCache } from './documents/document-cache.ts';
import { documentSettings } from './documents/document-settings.ts';
import { createReleaseCircuits } from './documents/release-circuits.ts';
import { createRenderPool } from './documents/render-pool.ts';
import { recycleOnNewReleases } from './documents/recycle-on-new-releases.ts';
import { warmUp } from './documents/warm-up.ts';
import { openJudge } from './judge/open-judge.ts';
import { deliverContact } from './mail/deliver-contact.ts';
import { outboxOf } from './mail/outbox.ts';
import { followSteps } from './release-api/follow-steps.ts';
import { guardChanges } from './release-api/guard-changes.ts';
import { createReleaseActions } from './release-api/release-actions.ts';
import { followReleases } from './releases/current-releases.ts';
import { followOwnChanges } from './releases/follow-own-changes.ts';
import { createReleaseLoader } from './releases/load-release.ts';
import { openReleases } from './releases/open-releases.ts';
import { verifySigned } from './releases/verify-signed.ts';
import { deliverToContentApi } from './submissions/deliver-to-content-api.ts';
import { openSubmissions } from './submissions/open-submissions.ts';
import { openWhenPossible } from './submissions/open-when-possible.ts';

export interface Edge {
  readonly address: string;
  /** Stops accepting, finishes what is under way, then lets go of everything. */
  readonly stop: () => Promise<void>;
}

export interface EdgeOptions {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** The built render worker. */
  readonly workerFile: string;
}

/** Puts the edge together and listens. When that fails, nothing is left running. */
export async function startEdge({ config, log, workerFile }: EdgeOptions): Promise<Edge> {
  const running: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of running.splice(0).reverse()) await end();
  };
  try {
    const documents = createDocumentCache({ log });
    const fetch = contentSource(config);
    const editsAreTold = config.contentHookSecret !== undefined;
    const cache = createContentCache({ fetch, onNews: documents.expire, editsAreTold, log });

    const onCrash = (err: Error) => log.error({ err }, 'a render worker died; another one takes its place');
    const pool = createRenderPool({ workerFile, onCrash, ...config.render, waitMs: config.render.limitMs });
    running.push(pool.close);

    const now = () => new Date();
    const opened = await openReleases(config.dataDir, now);
    const { store, teams, audit } = opened;
    const refused = recordRefusals({ audit, log, now });
    const releases = await followReleases(store, { log, refused });
    running.push(releases.stop);
    releases.onChange(documents.expire);

    const loader = createReleaseLoader({ store, verify: verifySigned({ teams, refused }) });
    const content = cachedContent({ cache, log });
    const rendering = { loader, content, settings: documentSettings(config), log };
    recycleOnNewReleases(releases, pool, (document) => warmUp(rendering, document));
    const changes = followOwnChanges(opened.changes, releases);
    const guarded = guardChanges({ changes, store, loader, log });
    const actions = createReleaseActions({ store, changes: guarded, now });
    const secret = (name: string) => siteSecret(join(config.dataDir, 'operator', name));
    const [previewKey, sessionKey, formsKey] = await Promise.all([
      secret('preview-key'),
      secret('session-key'),
      secret('forms-key'),
    ]);
    const drafts = join(config.dataDir, 'releases');
    const { publicUrl } = config;
    const common = { loader, previewKey, publicUrl, log, now };
    const api = { ...opened, ...common, changes, actions, drafts, workerFile };
    const { judge, observer, health } = await openJudge({ changes, audit, config, releases, log });
    running.push(followSteps({ releases, changes, loader, mayStep: judge.mayStep, log, now }));
    const outbox = outboxOf(config);
    const forms = {
      file: join(config.dataDir, 'submissions.sqlite'),
      secret: formsKey,
      toContentApi: deliverToContentApi(config.contentApiUrl),
      toMail: deliverContact(config, outbox),
      log,
    };
    const submissions = openWhenPossible(() => openSubmissions(forms), log);
    running.push(submissions.stop);
    const parts = {
      config,
      log,
      refused,
      api,
      previewKey,
      sessionKey,
      teamReleases: { ...opened, changes: guarded },
      observer,
      health,
      now,
      releases,
      loader,
      pool,
      circuits: createReleaseCircuits(),
      cache,
      documents,
      content,
      submissions,
      outbox,
    };
    const app = await buildApp(parts);
    running.push(() => app.close());
    const address = await app.listen({ host: config.host, port: config.port });
    const notice = await outbox.notice();
    if (notice) log.warn(notice);
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
