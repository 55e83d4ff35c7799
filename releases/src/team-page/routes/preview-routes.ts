import type { FastifyInstance } from 'fastify';
import { html } from 'hono/html';
import { releaseName } from 'shared/contract';
import * as v from 'valibot';
import { createMakePreview } from '../../api/preview-route.ts';
import { refuseCrossSite } from '../../http/refuse-cross-site.ts';
import { mayRelease } from '../../store/teams/team.ts';
import { ForeignSection, refuseForeign, ReleaseQuestion } from '../change/make-change.ts';
import { hiddenInputs, type Markup } from '../markup/elements.ts';
import { layout } from '../markup/layout.ts';
import { parsedForm, readForm, type Session, signedIn } from '../session/sessions.ts';
import { churchTime } from '../words/church-time.ts';
import type { ChangeRouteOptions } from './change-routes.ts';

export interface PreviewRoutesOptions extends ChangeRouteOptions {
  readonly previewKey: Buffer;
}

/** How long a link may work, in seconds. */
const TIMES: Readonly<Record<string, string>> = { 7200: 'two hours', 86400: 'a day', 604800: 'seven days' };

const PreviewForm = v.object({
  ...ReleaseQuestion.entries,
  seconds: v.picklist(Object.keys(TIMES)),
});

/** Routes that ask how long a release's preview link shall work, and make it. */
export async function previewRoutes(app: FastifyInstance, options: PreviewRoutesOptions): Promise<void> {
  const { releases, previewKey, publicUrl, now } = options;
  const { store, audit } = releases;
  const makePreview = createMakePreview({ store, audit, previewKey, publicUrl, now });

  app.get('/_/preview', async (request, reply) => {
    const session = await signedIn(request, options);
    const question = parsedForm(ReleaseQuestion, request.query);
    if (!mayRelease(session.identity, question.section)) throw new ForeignSection(question.section);
    return reply.send(String(await askingPage(question, session)));
  });

  app.post('/_/preview', { onRequest: refuseCrossSite(publicUrl) }, async (request, reply) => {
    const session = await signedIn(request, options);
    const { section, version, seconds } = parsedForm(PreviewForm, readForm(request.body, session));
    await refuseForeign({ action: 'preview', section, version }, session.identity, options);
    const link = await makePreview(session.identity.team, { section, version, seconds: Number(seconds) });
    return reply.send(String(await linkPage({ section, version, ...link }, session)));
  });
}

function askingPage({ section, version }: ReleaseQuestion, session: Session) {
  const name = releaseName(section, version);
  const title = `Preview ${name}`;
  const main = html`<h1>${title}</h1>
    <div class="card narrow">
      <p>The link shows ${name} to whoever has it, on the whole site. It changes nothing for visitors.</p>
      <form method="post" action="/_/preview">
        ${hiddenInputs({ section, version, token: session.formToken })}
        <label for="seconds">How long the link works</label>
        <select id="seconds" name="seconds">
          ${Object.entries(TIMES).map(([seconds, words]) => html`<option value="${seconds}">${words}</option>`)}
        </select>
        <div class="actions">
          <button>Make the link</button>
          <a href="/_/">Back to the releases</a>
        </div>
      </form>
    </div>`;
  return layout({ title, session, main });
}

interface MadeLink extends ReleaseQuestion {
  readonly url: string;
  readonly until: Date;
}

function linkPage({ section, version, url, until }: MadeLink, session: Session): Markup | Promise<Markup> {
  const title = `Preview link for ${releaseName(section, version)}`;
  const main = html`<h1>${title}</h1>
    <div class="card narrow">
      <p class="said done" role="status">
        It works until ${churchTime(until)}. Whoever has it can look, so give it to those only who shall.
      </p>
      <p><a href="${url}">${url}</a></p>
      <p>
        Open it in another browser than this one, or end the preview by its banner: it stays in the browser until then.
      </p>
      <div class="actions"><a href="/_/">Back to the releases</a></div>
    </div>`;
  return layout({ title, session, main });
}
