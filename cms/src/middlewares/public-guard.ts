import type { Core } from '@strapi/strapi';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

import { environment } from '../environment/environment';
import { showsDrafts } from '../preview/preview-pass';
import { answerRefusal } from '../public-guard/answer-refusal';
import { checkBodyHeaders } from '../public-guard/check-body-headers';
import { checkQuery } from '../public-guard/check-query';
import { countWrite } from '../public-guard/count-write';
import { hasAdminSession } from '../public-guard/has-admin-session';
import { isApiPath } from '../public-guard/is-api-path';
import type { Refusal } from '../public-guard/refusal';

type Context = Parameters<Core.MiddlewareHandler>[0];

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

async function guardApi(ctx: Context, limiter: RateLimiterAbstract): Promise<Refusal | null> {
  const isPreview = showsDrafts(ctx.get('x-preview-pass'), environment.CONTENT_HOOK_SECRET, new Date());
  const refusal = checkQuery(ctx.querystring, ctx.query, isPreview);
  if (refusal || READS.has(ctx.method)) return refusal;
  // `ctx.length` would be the length of the response.
  const headers = { isJson: Boolean(ctx.is('json')), length: ctx.request.length };
  return checkBodyHeaders(headers) ?? (isProxyItself(ctx) ? null : await countWrite(limiter, ctx.ip));
}

/**
 * The website's server counts its visitors' forms when they come, and hands on what waited for us all at once. A proxy of
 * ours names the visitor in everything that it passes on; without that, it speaks for itself. Whoever reaches us past the
 * proxies could write any name there, so they get no further by leaving it out.
 */
function isProxyItself(ctx: Context): boolean {
  return ctx.app.proxy && ctx.get('x-forwarded-for') === '';
}

/** The media library is the only place that takes files; anywhere else they would be left in the temp folder. */
async function guardMultipart(ctx: Context, strapi: Core.Strapi): Promise<Refusal | null> {
  if (!ctx.is('multipart')) return null;
  const isMediaLibrary = /^\/upload(\/|$)/i.test(ctx.path);
  if (isMediaLibrary && hasAdminSession(strapi, ctx.get('authorization'))) return null;
  return { status: 415, name: 'UnsupportedMediaTypeError', message: 'Files are not accepted here' };
}

/**
 * Closes what Strapi's defaults leave open to anonymous callers; the parts say what and why. It stands after
 * strapi::query, which parses the query, and before strapi::body, which reads the body. A request with an
 * Authorization header is no exception: "Authorization: Basic x" is an anonymous request to Strapi.
 */
const publicGuard: Core.MiddlewareFactory<{ postsPerMinute: number }> = (config, { strapi }) => {
  // In this process only: the CMS runs once. Several of them would want the limiter's Redis or Postgres store.
  const limiter = new RateLimiterMemory({ points: config.postsPerMinute, duration: 60 });
  return async (ctx, next) => {
    const refusal = isApiPath(ctx.path) ? await guardApi(ctx, limiter) : await guardMultipart(ctx, strapi);
    if (refusal) answerRefusal(ctx, refusal);
    else await next();
  };
};

export default publicGuard;
