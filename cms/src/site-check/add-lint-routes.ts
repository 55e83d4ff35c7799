import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { eventsThen } from './event-keys';
import { listFindings } from './list-findings';
import { missingPaths } from './missing-paths';
import { siteOrigin } from './site-origin';

type Context = Parameters<Core.MiddlewareHandler>[0];

const READ_EVENTS = ['plugin::content-manager.explorer.read', 'api::event.event'] as const;
const MOST_LINKS = 100;

const path = v.pipe(v.string(), v.regex(/^\/(?!\/)/), v.maxLength(2000));
const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((value) => new Date(value)),
);
const questionsSchema = v.object({
  paths: v.pipe(v.array(path), v.maxLength(MOST_LINKS)),
  /** Of an event that is being written; without an id, it is not stored yet. */
  event: v.nullable(v.object({ start: moment, documentId: v.nullable(v.string()) })),
});

/** What the panel cannot know of an entry that is being written. */
async function answerQuestions(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { success, output } = v.safeParse(questionsSchema, ctx.request.body);
  if (!success) return ctx.badRequest('These questions cannot be read: send “paths” and “event”.');
  const event = ctx.state.userAbility.can(...READ_EVENTS) ? output.event : null;
  ctx.body = {
    siteOrigin,
    missingPaths: [...(await missingPaths(strapi, output.paths))],
    doubledEvents: event ? await eventsThen(strapi, event.start, event.documentId) : [],
  };
}

async function answerFindings(strapi: Core.Strapi, ctx: Context): Promise<void> {
  ctx.set('Cache-Control', 'no-store');
  ctx.body = await listFindings(strapi, ctx.state.userAbility);
}

/**
 * For whoever is logged in to the panel: `GET /lint` has what is to be mended in all that they may read, `POST /lint/facts` what
 * the linter has to know of the site beside a form.
 */
export function addLintRoutes(strapi: Core.Strapi): void {
  const config = { policies: ['admin::isAuthenticatedAdmin'] };
  const route = (method: 'GET' | 'POST', at: string, answer: typeof answerFindings) => ({
    method,
    path: at,
    handler: (ctx: Context) => answer(strapi, ctx),
    config,
    info: { type: 'admin' as const },
  });
  strapi.server.routes({
    type: 'admin',
    routes: [route('GET', '/lint', answerFindings), route('POST', '/lint/facts', answerQuestions)],
  });
}
