import type { Core } from '@strapi/strapi';

import { heicAsJpeg } from '../picture-kinds/heic/heic-as-jpeg';
import { isHeic } from '../picture-kinds/heic/is-heic';
import { withNewNames } from '../picture-kinds/heic/with-new-names';
import { uploadRefusal } from '../picture-kinds/upload-refusal';
import { answerRefusal } from '../public-guard/answer-refusal';
import { temporaryFiles } from '../temporary-files/temporary-files';

/** Of an SVG no more can be seen than that it is XML. */
const kindOf = (seen: string | undefined, said: string | null | undefined) =>
  seen === undefined || seen === 'application/xml' ? (said ?? '') : seen;

/**
 * Makes JPEGs of iPhones' pictures, and tells an editor why another file is not taken. By its content: an iPhone's picture is often called
 * photo.jpg. Strapi refuses it as well (config/plugins.ts), in words that help nobody: "MIME type is not allowed". The public guard lets
 * no file of a stranger come so far.
 */
const uploadKinds: Core.MiddlewareFactory = () => async (ctx, next) => {
  const names = new Map<string, string>();
  const { fileTypeFromFile } = await import('file-type');
  for (const file of temporaryFiles(ctx.request.files)) {
    const name = file.originalFilename ?? 'photo';
    const kind = kindOf((await fileTypeFromFile(file.filepath))?.mime, file.mimetype);
    const message = isHeic(kind) ? await heicAsJpeg(file, name) : uploadRefusal(name, kind);
    if (message) return answerRefusal(ctx, { status: 400, name: 'ValidationError', message });
    if (file.originalFilename) names.set(name, file.originalFilename);
  }
  const { body } = ctx.request;
  if (names.size > 0) ctx.request.body = { ...body, fileInfo: withNewNames(body.fileInfo, names) };
  await next();
};

export default uploadKinds;
