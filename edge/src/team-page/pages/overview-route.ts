import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Health } from '../../judge/health.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Releases } from '../../releases/open-releases.ts';
import { type UnservedOptions, unservedReleases } from '../../releases/unserved-releases.ts';
import type { FormDesk } from '../forms/form-desk.ts';
import { pendingForms } from '../forms/pending-forms.ts';
import { takeSaid } from '../session/said.ts';
import type { Sessions } from '../session/sessions.ts';
import type { TeamCookies } from '../session/team-cookies.ts';
import { overviewPage } from './overview-page.ts';
import { signInPage } from './sign-in-page.ts';

export interface OverviewRoute {
  readonly releases: Releases;
  readonly loader: UnservedOptions['loader'];
  readonly health: Health;
  readonly submissions: FormDesk['submissions'];
  readonly outbox: Outbox;
  readonly sessions: Sessions;
  readonly cookies: TeamCookies;
  readonly sessionKey: Buffer;
  readonly now: () => Date;
}

const Query = v.fallback(v.object({ section: v.optional(v.string()) }), {});

/** The page itself; for whoever is not signed in, the way in. */
export async function overviewRoute(app: FastifyInstance, options: OverviewRoute): Promise<void> {
  const { releases, loader, health, sessions, cookies, now } = options;
  app.get('/_/', async (request, reply) => {
    const session = await sessions.read(cookies.read(request, 'team'));
    if (!session) return reply.send(String(await signInPage()));
    const [{ document }, entries, notice] = await Promise.all([
      releases.store.read(),
      releases.audit.entries(),
      options.outbox.notice(),
    ]);
    const unserved = await unservedReleases({ loader, served: document, log: request.log });
    const forms = pendingForms(options.submissions, request.log);
    const said = takeSaid(request, reply, session, options);
    const filter = v.parse(Query, request.query).section;
    return reply.send(
      String(
        await overviewPage({ session, document, unserved, health, forms, notice, entries, said, filter, now: now() }),
      ),
    );
  });
}
