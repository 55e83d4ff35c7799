import type { FastifyInstance } from 'fastify';
import { releaseName } from 'shared/contract';
import * as v from 'valibot';
import { reportWords } from 'visits/report';
import type { FailureCauses } from '../../judge/failure-causes.ts';
import type { Health } from '../../judge/health-log.ts';
import { AuditKey, type AuditLog } from '../../store/audit/audit-log.ts';
import type { OpenedStore } from '../../store/open-store.ts';
import type { ReleaseLoader } from '../../store/load-release.ts';
import { mayRelease } from '../../store/teams/team.ts';
import { unservedReleases } from '../../store/unserved-releases.ts';
import { inState } from '../../table/changes/section-releases.ts';
import type { ReleaseTable } from '../../table/release-table.ts';
import type { Pictures } from '../../visits/pictures.ts';
import { mayRollOut } from '../change/team-action.ts';
import { causesOf } from '../health/causes-view.ts';
import { createSourcePlace } from '../health/source-place.ts';
import { overviewPage } from '../pages/overview-page.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { takeFlash } from '../session/flash-message.ts';
import type { Sessions } from '../session/sessions.ts';
import type { TeamCookies } from '../session/team-cookies.ts';
import type { TeamPagePart } from './team-page-part.ts';

export interface OverviewRouteOptions {
  readonly releases: OpenedStore;
  readonly loader: ReleaseLoader;
  readonly health: Health;
  readonly causes: FailureCauses;
  readonly pictures: Pictures;
  readonly parts: readonly TeamPagePart[];
  readonly sessions: Sessions;
  readonly cookies: TeamCookies;
  readonly sessionKey: Buffer;
  readonly now: () => Date;
}

const Query = v.object({
  section: v.fallback(v.optional(v.string()), undefined),
  before: v.fallback(v.optional(AuditKey), undefined),
});

/** How many entries of the audit log are shown at once. */
const LIMIT = 50;

/** The overview; without a session the sign-in page. */
export async function overviewRoute(app: FastifyInstance, options: OverviewRouteOptions): Promise<void> {
  const { releases, loader, health, sessions, cookies, now } = options;
  const place = createSourcePlace(loader);
  app.get('/_/', async (request, reply) => {
    const session = await sessions.read(cookies.read(request, 'team'));
    if (!session) return reply.send(String(await signInPage()));
    const { section, before } = v.parse(Query, request.query);
    const { table } = await releases.store.read();
    const filter = section !== undefined && Object.hasOwn(table.sections, section) ? section : undefined;
    const own = Object.keys(table.sections).filter((each) => mayRelease(session.identity, each));
    const [{ entries, next }, visits, cards, pictures, ...seen] = await Promise.all([
      releases.audit.page({ section: filter, limit: LIMIT, before }),
      lastVisits(releases.audit, table),
      Promise.all(options.parts.map(({ view }) => view(session, request.log))),
      wordsOfPictures(options.pictures, table, own),
      ...own.map(async (each) => [each, await causesOf(each, options.causes, place)] as const),
    ]);
    const unserved = await unservedReleases({ loader, served: table, log: request.log });
    const flash = takeFlash(request, reply, { ...options, session });
    const audit = { entries, next, filter, isLatest: before === undefined };
    return reply.send(
      String(
        await overviewPage({
          session,
          table,
          unserved,
          health,
          causes: new Map(seen),
          visits,
          pictures,
          cards,
          audit,
          flash,
          now: now(),
        }),
      ),
    );
  });
}

/** The last round of visits of each candidate, by section. */
async function lastVisits(audit: AuditLog, { sections }: ReleaseTable) {
  const candidates = Object.entries(sections).flatMap(([section, releases]) => {
    const candidate = inState(releases, 'candidate');
    return candidate ? [{ section, version: candidate.version }] : [];
  });
  const found = candidates.map(async ({ section, version }) => {
    const { entries } = await audit.page({ section, limit: LIMIT });
    return [section, entries.find((entry) => entry.action === 'visit' && entry.version === version)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/** The releases with buttons that were published last. */
const DRAWN = 6;

/** What pictures of a team's releases show, by release: `events@1.1.0`. */
async function wordsOfPictures(pictures: Pictures, { sections }: ReleaseTable, own: readonly string[]) {
  const releases = own.flatMap((section) => {
    const all = sections[section] ?? [];
    const waiting = all.filter((release) => mayRollOut(release, all)).slice(-DRAWN);
    return waiting.map(({ version }) => ({ section, version }));
  });
  const found = releases.map(async (release) => {
    const report = await pictures.report(release);
    return report ? [[releaseName(release.section, release.version), reportWords(report)] as const] : [];
  });
  return new Map((await Promise.all(found)).flat());
}
