import type { Core } from '@strapi/strapi';

import { pictureRefusal } from '../picture-kinds/picture-refusal';
import { answerRefusal } from '../public-guard/answer-refusal';
import { temporaryFiles } from '../temporary-files/temporary-files';

/**
 * Tells an editor why a picture is not taken. By its content: an iPhone's picture is often called photo.jpg. Strapi refuses it
 * as well (config/plugins.ts), in words that help nobody: "MIME type is not allowed".
 */
const pictureKinds: Core.MiddlewareFactory = () => async (ctx, next) => {
  const files = temporaryFiles(ctx.request.files);
  const { fileTypeFromFile } = await import('file-type');
  for (const { filepath, originalFilename } of files) {
    const found = await fileTypeFromFile(filepath);
    const message = found && pictureRefusal(originalFilename ?? 'The file', found.mime);
    if (message) return answerRefusal(ctx, { status: 400, name: 'ValidationError', message });
  }
  await next();
};

export default pictureKinds;
