import { rm } from 'node:fs/promises';

import type { Core } from '@strapi/strapi';

import { temporaryPaths } from '../temporary-files/temporary-paths';

/**
 * Strapi removes an upload's file from the temp folder when the upload went well, and when its field is called `files`. What
 * was refused would stay there, 50 MB a try.
 */
const temporaryFiles: Core.MiddlewareFactory = () => async (ctx, next) => {
  const paths = temporaryPaths(ctx.request.files);
  try {
    await next();
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }
};

export default temporaryFiles;
