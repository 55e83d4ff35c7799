import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';

import { isChurchField } from './church-fields';
import { readField } from './read-field';

interface FieldMistake {
  path: string[];
  message: string;
  name: 'ValidationError';
}

type Values = Record<string, unknown>;

/** What counts of a field in a content type. */
const attributeSchema = v.object({
  type: v.string(),
  customField: v.optional(v.string()),
  component: v.optional(v.string()),
  regex: v.optional(v.string()),
});

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const modelSchema = v.object({ attributes: v.record(v.string(), attributeSchema) });

/** Reads each church field of an entry, and of the forms within it, in place; returns what cannot be read. */
function readValues(strapi: Core.Strapi, uid: string, values: Values): FieldMistake[] {
  const { attributes } = v.parse(modelSchema, strapi.getModel(uid as UID.Schema));
  return Object.entries(attributes).flatMap(([name, { type, customField, component, regex }]) => {
    const value = values[name];
    if (isValues(value))
      return component === undefined && type !== 'dynamiczone' ? [] : readParts(strapi, component, { name, value });
    if (typeof value !== 'string' || value === '' || !isChurchField(customField)) return [];
    const read = readField(customField, value, regex);
    if ('mistake' in read) return [{ path: [name], message: read.mistake, name: 'ValidationError' as const }];
    values[name] = read.value;
    return [];
  });
}

/** The same of one form within a form, or of a list of them. In a zone of several kinds each says which it is. */
function readParts(
  strapi: Core.Strapi,
  component: string | undefined,
  { name, value }: { name: string; value: Values },
): FieldMistake[] {
  const parts: [string[], unknown][] = Array.isArray(value)
    ? value.map((part: unknown, index) => [[name, String(index)], part])
    : [[[name], value]];
  return parts.flatMap(([path, part]) =>
    isValues(part)
      ? readValues(strapi, component ?? String(part.__component), part).map((mistake) => ({
          ...mistake,
          path: [...path, ...mistake.path],
        }))
      : [],
  );
}

/** Refuses what cannot be read in a church field, with what to type at that field. */
export function readChurchFields(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const params: Values = context.params;
    if (!isValues(params.data)) return next();
    const mistakes = readValues(strapi, context.uid, params.data);
    if (mistakes.length === 0) return next();
    throw new errors.ValidationError(mistakes.map(({ message }) => message).join(' '), { errors: mistakes });
  });
}
