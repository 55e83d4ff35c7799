import type { Core } from '@strapi/strapi';

import type { Refusal } from './refusal';

/** The same shape as Strapi's own errors. */
export function answerRefusal(ctx: Parameters<Core.MiddlewareHandler>[0], refusal: Refusal): void {
  const { retryAfterSeconds, ...error } = refusal;
  if (retryAfterSeconds !== undefined) ctx.set('Retry-After', String(retryAfterSeconds));
  ctx.status = error.status;
  ctx.body = { data: null, error: { ...error, details: {} } };
}
