import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';

import { isFormUid } from '../forms/form-uid';
import { type ComponentOf, type Model, modelSchema } from '../linter/reading/model';

/** All content of the site; what visitors wrote is theirs. */
export const lintedUids = (strapi: Core.Strapi): UID.ContentType[] =>
  Object.values(strapi.contentTypes).flatMap(({ uid }) => (uid.startsWith('api::') && !isFormUid(uid) ? [uid] : []));

export const modelOf = (strapi: Core.Strapi, uid: UID.Schema): Model => v.parse(modelSchema, strapi.getModel(uid));

export const componentsOf =
  (strapi: Core.Strapi): ComponentOf =>
  (uid) => {
    const component = Object.values(strapi.components).find((known) => known.uid === uid);
    return component && v.parse(modelSchema, component);
  };

/** What an entry is read with: its files and the forms in it. Other entries are linted by themselves. */
export const partsOf = ({ attributes }: Model): Record<string, true | { populate: '*' }> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, { type }]): [string, true | { populate: '*' }][] => {
      if (type === 'media') return [[name, true]];
      return ['component', 'dynamiczone'].includes(type) ? [[name, { populate: '*' }]] : [];
    }),
  );
