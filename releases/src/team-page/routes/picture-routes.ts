import type { FastifyInstance } from 'fastify';
import { releaseName } from 'shared/contract';
import * as v from 'valibot';
import type { PictureReport } from 'visits/report';
import { refuseCrossSite } from '../../http/refuse-cross-site.ts';
import { RequestRefused } from '../../http/request-refused.ts';
import { isSameText, macOf } from '../../store/files/secrets.ts';
import type { Pictures } from '../../visits/pictures.ts';
import { ReleaseQuestion, refuseForeign } from '../change/make-change.ts';
import { mayRollOut } from '../change/team-action.ts';
import { picturesPage } from '../pages/pictures-page.ts';
import { parsedForm, readForm, type Session, signedIn } from '../session/sessions.ts';
import { asked, type ChangeRouteOptions } from './change-routes.ts';

export interface PictureRoutesOptions extends ChangeRouteOptions {
  readonly pictures: Pictures;
}

export const PICTURE_PATH = '/_/picture';

const PictureQuestion = v.object({ ...ReleaseQuestion.entries, name: v.string(), key: v.string() });
type PictureName = Omit<v.InferOutput<typeof PictureQuestion>, 'key'>;

/** Routes that show what a release changes in pictures, and have them drawn. */
export async function pictureRoutes(app: FastifyInstance, options: PictureRoutesOptions): Promise<void> {
  const { pictures, releases, publicUrl } = options;

  async function page(question: ReleaseQuestion, session: Session, report: PictureReport | null): Promise<string> {
    const all = (await releases.store.read()).table.sections[question.section] ?? [];
    const release = all.find(({ version }) => version === question.version);
    const isWaiting = release !== undefined && mayRollOut(release, all);
    const addressOf = (name: string) => pictureAddress({ ...question, name }, session, options);
    return String(await picturesPage({ session, question, report, isWaiting, addressOf }));
  }

  app.get('/_/pictures', async (request, reply) => {
    const { session, question } = await asked(ReleaseQuestion, request, options);
    return reply.send(await page(question, session, await pictures.report(question)));
  });

  app.post('/_/pictures', { onRequest: refuseCrossSite(publicUrl) }, async (request, reply) => {
    const session = await signedIn(request, options);
    const question = parsedForm(ReleaseQuestion, readForm(request.body, session));
    await refuseForeign({ action: 'pictures', ...question }, session.identity, options);
    const report = await pictures.draw(question);
    if (report.state === 'failed') return reply.send(await page(question, session, report));
    return reply.redirect(`/_/pictures?${new URLSearchParams({ ...question })}`, 303);
  });

  app.get(PICTURE_PATH, async (request, reply) => {
    const { session, question } = await asked(PictureQuestion, request, options);
    const { key, ...name } = question;
    const picture = isSameText(key, keyOf(name, session, options))
      ? await pictures.picture(name, name.name)
      : undefined;
    if (!picture)
      throw new RequestRefused(404, `There is no such picture of ${releaseName(name.section, name.version)}.`);
    return reply.type('image/webp').header('cross-origin-resource-policy', 'same-origin').send(picture);
  });
}

type Signing = Pick<PictureRoutesOptions, 'sessionKey'>;

/** Without it, a section's script could draw the picture and read it: it shares this origin and cannot read this page. */
function keyOf({ section, version, name }: PictureName, { formToken }: Session, { sessionKey }: Signing): string {
  return macOf(JSON.stringify([section, version, name, formToken]), 'picture', sessionKey);
}

function pictureAddress(picture: PictureName, session: Session, options: Signing): string {
  return `${PICTURE_PATH}?${new URLSearchParams({ ...picture, key: keyOf(picture, session, options) })}`;
}
