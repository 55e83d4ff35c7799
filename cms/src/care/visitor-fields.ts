import type { Core } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';

import type { FormUid } from '../forms/form-uid';
import { CARE_FIELDS } from './care-fields';

const CARE = new Set<string>(CARE_FIELDS);

/** The fields of a form that its visitor filled in: all that the panel shows but for those of staff. */
export const visitorFields = (strapi: Core.Strapi, uid: FormUid): string[] =>
  contentTypes.getVisibleAttributes(strapi.contentType(uid)).filter((name) => !CARE.has(name));
