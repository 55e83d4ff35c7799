import { ALWAYS_HELD, type Limits } from 'database';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { followSteps, type FollowStepsOptions } from './api/follow-steps.ts';
import { guardChanges } from './api/guard-changes.ts';
import { createReleaseActions } from './api/release-actions.ts';
import { releaseApi } from './api/release-api.ts';
import type { OpenRenderer } from './gate/renderer.ts';
import type { Observer } from './judge/observer.ts';
import { type JudgeSettings, openJudge } from './judge/open-judge.ts';
import { vitalsRoutes } from './judge/vitals-routes.ts';
import type { PreviewOptions } from './preview/preview-of.ts';
import { type RecordRefusal, recordRefusals } from './store/audit/record-refusals.ts';
import { followOwnChanges } from './store/change-releases.ts';
import { type CurrentReleases, followReleases } from './store/current-releases.ts';
import { fetchingServed, knownOnly } from './store/fetching-served.ts';
import { createReleaseLoader, type ReleaseLoader } from './store/load-release.ts';
import { openStore } from './store/open-store.ts';
import { filePictures, type PictureStore, sharedPictures } from './store/release-files/picture-store.ts';
import type { Shared } from './store/postgres/open-postgres-store.ts';
import { tidyReleases } from './store/release-files/tidy-releases.ts';
import { verifySigned } from './store/verify-release.ts';
import type { ReleaseFolder } from './table/names.ts';
import type { TeamPagePart } from './team-page/routes/team-page-part.ts';
import { teamPage } from './team-page/team-page.ts';
import { createPictures, type PicturesOptions } from './visits/pictures.ts';
import { createVisits, type VisitedSite, type VisitsOptions } from './visits/visits.ts';

export interface ReleasesOptions {
  /** Absolute path; holds releases, teams, keys and the audit log. */
  readonly dataDir: string;
  /** The site's canonical origin. */
  readonly publicUrl: string;
  readonly judge: JudgeSettings;
  /** The gate renders candidates with it. */
  readonly openRenderer: OpenRenderer;
  /** Further parts of the team page. */
  readonly parts: readonly TeamPagePart[];
  /** The database that all edges share. Default: the data folder stores everything. */
  readonly shared?: Omit<Shared, 'log'> | undefined;
  /** Of requests; the edge's other parts use them too. */
  readonly limits: Limits;
  /** Called for each failure of a release, in a document or a browser. */
  readonly onFailure?: ((release: ReleaseFolder) => void) | undefined;
  readonly log: FastifyBaseLogger;
}

/** Current releases for serving, and the routes for teams. */
export interface OpenedReleases {
  readonly releases: CurrentReleases;
  readonly loader: ReleaseLoader;
  readonly refused: RecordRefusal;
  readonly observer: Observer;
  readonly previews: Omit<PreviewOptions, 'secure'>;
  /** The release API, the team page, and the browsers' reports. */
  readonly routes: (app: FastifyInstance) => Promise<void>;
  /** Takes the steps of rollouts, with visits of the site before each, and draws its pages. @returns a function that stops it */
  readonly followRollouts: (site: VisitedSite) => () => Promise<void>;
  /** Stops following releases. */
  readonly close: () => Promise<void>;
}

/** Opens the data folder and follows its releases. Throws when the folder is unusable. */
export async function openReleases(options: ReleasesOptions): Promise<OpenedReleases> {
  const { dataDir, publicUrl, limits, openRenderer, parts, shared, log } = options;
  const now = () => new Date();
  const opened = await openStore(dataDir, now, shared && { ...shared, log });
  const refused = recordRefusals({ audit: opened.audit, log, now });
  const releases = await followReleases(fetchingServed(opened.store, log), { log, refused });
  const store = knownOnly(opened.store, releases.table);
  const loader = createReleaseLoader({ store, verify: verifySigned({ teams: opened.signers, refused }) });
  const changes = followOwnChanges(opened.changes, releases);
  const lease = shared?.database.lease('jobs') ?? ALWAYS_HELD;
  const judging = { ...opened, changes, config: options, releases, shared, lease, log };
  const { judge, observer, close: closeJudge, ...seen } = await openJudge(judging);
  const [previewKey, sessionKey] = await Promise.all([opened.secret('preview-key'), opened.secret('session-key')]);
  const stopTidying = tidyReleases({ store: opened.store, lastAnswers: shared?.lastAnswers, log });
  const guarded = guardChanges({ changes, store: opened.store, loader, log });
  const visiting = { ...judging, loader, judge, openRenderer, previewKey, now };
  const { pictures, followRollouts } = followerOf(visiting, options);
  const common = { ...seen, loader, limits, publicUrl, previewKey, pictures, now };
  return {
    releases,
    loader,
    refused,
    observer,
    previews: { keys: { release: previewKey }, now, refused },
    async routes(app) {
      const actions = createReleaseActions({ store: opened.store, changes: guarded, now });
      const api = { ...opened, ...common, changes, actions, openRenderer, drafts: join(dataDir, 'releases'), log };
      await app.register(releaseApi, { prefix: '/_/releases', ...api });
      await app.register(vitalsRoutes, { observer, publicUrl });
      await app.register(teamPage, { ...common, sessionKey, releases: { ...opened, changes: guarded }, parts });
    },
    followRollouts,
    async close() {
      await stopTidying();
      await closeJudge();
      releases.stop();
      opened.close();
    },
  };
}

type RolloutParts = Omit<FollowStepsOptions, 'visits'> &
  Omit<VisitsOptions, keyof VisitedSite> &
  Pick<OpenedReleases, 'releases'> &
  Pick<PicturesOptions, 'store'>;

/** What the edge does once it listens: it takes the steps of rollouts, and draws pictures of releases. */
function followerOf(parts: RolloutParts, { dataDir, shared }: ReleasesOptions) {
  const stored = shared ? sharedPictures(shared.database) : filePictures(join(dataDir, 'release-pictures'));
  tidyPictures(stored, parts);
  let visited: VisitedSite | undefined;
  const pictures = createPictures({ ...parts, stored, site: () => visited });
  const followRollouts: OpenedReleases['followRollouts'] = (site) => {
    visited = site;
    const stop = followSteps({ ...parts, visits: createVisits({ ...parts, ...site }) });
    return async () => {
      pictures.stop();
      await stop();
    };
  };
  return { pictures, followRollouts };
}

/** Pictures go with their release. */
function tidyPictures(stored: PictureStore, { releases, log }: Pick<RolloutParts, 'releases' | 'log'>): void {
  releases.onChange(({ sections }) => {
    const isNamed = ({ section, version }: ReleaseFolder) =>
      sections[section]?.some((entry) => entry.version === version) ?? false;
    stored.tidy(isNamed).catch((err: unknown) => log.warn({ err }, 'pictures of old releases cannot be deleted'));
  });
}
