import type { Core } from '@strapi/strapi';

const UPLOAD = /^\/+uploads(\/|$)/i;
/** An SVG can carry script. */
const HARMLESS = /^(image\/(?!svg)|audio\/|video\/|application\/pdf)/;

/**
 * Strapi looks into a file to tell what it is, but keeps the ending of its name: a picture called page.html, with a script in
 * its description, would be served as a page of the panel's own origin.
 */
const uploadHeaders: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  if (!UPLOAD.test(ctx.path) || ctx.status !== 200) return;
  if (!HARMLESS.test(ctx.type)) ctx.type = 'application/octet-stream';
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  ctx.set('X-Content-Type-Options', 'nosniff');
};

export default uploadHeaders;
