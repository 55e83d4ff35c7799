import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';

import { type EntryVersion, type Reference, versionSchema } from './entry-version';
import { guideOf } from '../editor-guide/guide-of';

const linkedSchema = v.looseObject({ documentId: v.string() });
const fileSchema = v.object({ id: v.number(), name: v.string() });
const attributeSchema = v.object({
  type: v.string(),
  target: v.optional(v.string(), ''),
  component: v.optional(v.string(), ''),
});
const momentSchema = v.pipe(
  v.union([v.string(), v.number(), v.date()]),
  v.transform((value) => new Date(value)),
);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value ?? []].flat());

function toReference(value: unknown, target: string): Reference {
  const linked = v.parse(linkedSchema, value);
  const { mainField = 'documentId' } = guideOf(target) ?? {};
  return { ref: linked.documentId, label: String(linked[mainField] ?? linked.documentId) };
}

function toFile(value: unknown): Reference {
  const { id, name } = v.parse(fileSchema, value);
  return { ref: id, label: name };
}

/** Levels what databases, and the panel, write differently: times with and without milliseconds, '' and null. */
function levelled(strapi: Core.Strapi, attribute: unknown, value: unknown): unknown {
  const { type, target, component } = v.parse(attributeSchema, attribute);
  if (type === 'relation') return listOf(value).map((linked) => toReference(linked, target));
  if (type === 'media') return listOf(value).map(toFile);
  if (type === 'component') return listOf(value).map((part) => toVersion(strapi, component, part));
  if (value === undefined || value === null || value === '') return null;
  if (type === 'datetime') return v.parse(momentSchema, value).toISOString();
  return type === 'time' ? String(value).slice(0, 8) : value;
}

/** What the form shows of an entry, or of a form within it. */
function toVersion(strapi: Core.Strapi, uid: string, entry: unknown): EntryVersion {
  const values = v.parse(versionSchema, entry);
  const schemas: Record<string, { attributes: object } | undefined> = { ...strapi.contentTypes, ...strapi.components };
  const shown = Object.entries(schemas[uid]?.attributes ?? {}).filter(([name]) => guideOf(uid)?.fields[name]);
  return Object.fromEntries(shown.map(([name, attribute]) => [name, levelled(strapi, attribute, values[name])]));
}

/** What the form of an entry says now, and since when; null when there is no such entry. */
export async function readVersion(strapi: Core.Strapi, uid: UID.ContentType, documentId: string) {
  const entry: unknown = await strapi.documents(uid).findOne({ documentId, status: 'draft', populate: '*' });
  if (entry === null) return null;
  const { updatedAt } = v.parse(v.object({ updatedAt: momentSchema }), entry);
  return { version: toVersion(strapi, uid, entry), updatedAt };
}
