import type { FastifyStaticOptions } from '@fastify/static';

/** Files are sent by the routes, each from its release's folder; compressed at build, the best encoding is picked. */
export const STATIC_OPTIONS: FastifyStaticOptions = {
  serve: false,
  preCompressed: true,
  index: false,
  dotfiles: 'deny',
  // Each route says how long its files may be kept.
  cacheControl: false,
};
