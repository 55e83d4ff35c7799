import { rm } from 'node:fs/promises';

import type { Core } from '@strapi/strapi';

import { temporaryFiles } from '../temporary-files/temporary-files';

/**
 * Strapi removes an upload's file from the temp folder when the upload went well, and when its field is called `files`. What
 * was refused would stay there, 50 MB a try.
 */
const removeTemporaryFiles: Core.MiddlewareFactory = () => async (ctx, next) => {
  const files = temporaryFiles(ctx.request.files);
  try {
    await next();
  } finally {
    await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })));
  }
};

export default removeTemporaryFiles;
