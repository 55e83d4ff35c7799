import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { isFormUid } from '../forms/form-uid';

const modelSchema = v.looseObject({ uid: v.string(), attributes: v.record(v.string(), v.looseObject({})) });

function withoutPatterns(model: unknown): unknown {
  const { success, output } = v.safeParse(modelSchema, model);
  if (!success || !isFormUid(output.uid)) return model;
  const fields = Object.entries(output.attributes).map(([name, { regex: _, ...attribute }]) => [name, attribute]);
  return { ...output, attributes: Object.fromEntries(fields) };
}

/** The panel saves beside a visitor's words whatever they are: earlier versions took addresses that this one refuses. */
export function acceptVisitorWords(strapi: Core.Strapi): void {
  const models = strapi.plugin('content-manager').service('data-mapper');
  const toModel: (contentType: unknown) => unknown = models.toContentManagerModel;
  models.toContentManagerModel = (contentType: unknown) => withoutPatterns(toModel(contentType));
}
