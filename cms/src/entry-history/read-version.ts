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
  if (type === 'component') return listOf(value).map((part) => toPart(strapi, component, part));
  if (type === 'dynamiczone') return listOf(value).map((part) => toPart(strapi, null, part));
  if (value === undefined || value === null || value === '') return null;
  if (type === 'datetime') return v.parse(momentSchema, value).toISOString();
  return type === 'time' ? String(value).slice(0, 8) : value;
}

/** A form within a form: all of it, as the site needs what its editors do not see too. In a zone it says which it is. */
function toPart(strapi: Core.Strapi, known: string | null, part: unknown): EntryVersion {
  const values = v.parse(versionSchema, part);
  const uid = known ?? String(values.__component);
  const attributes = Object.entries(strapi.components[uid as UID.Component]?.attributes ?? {});
  const version = Object.fromEntries(
    attributes.map(([name, attribute]) => [name, levelled(strapi, attribute, values[name])]),
  );
  return known === null ? { __component: uid, ...version } : version;
}

/** What the form shows of an entry. */
function toVersion(strapi: Core.Strapi, uid: UID.ContentType, entry: unknown): EntryVersion {
  const values = v.parse(versionSchema, entry);
  const shown = Object.entries(strapi.contentType(uid).attributes).filter(([name]) => guideOf(uid)?.fields[name]);
  return Object.fromEntries(shown.map(([name, attribute]) => [name, levelled(strapi, attribute, values[name])]));
}

/** What an entry is read with: links, files, and the forms in it with theirs. */
const wholeOf = (strapi: Core.Strapi, uid: UID.ContentType) =>
  Object.fromEntries(
    Object.entries(strapi.contentType(uid).attributes).flatMap(
      ([name, { type }]): [string, true | { populate: '*' }][] => {
        if (type === 'relation' || type === 'media') return [[name, true]];
        return type === 'component' || type === 'dynamiczone' ? [[name, { populate: '*' }]] : [];
      },
    ),
  );

/** What the form of an entry says now, and since when; null when there is no such entry. */
export async function readVersion(strapi: Core.Strapi, uid: UID.ContentType, documentId: string) {
  const entry: unknown = await strapi
    .documents(uid)
    .findOne({ documentId, status: 'draft', populate: wholeOf(strapi, uid) });
  if (entry === null) return null;
  const { updatedAt } = v.parse(v.object({ updatedAt: momentSchema }), entry);
  return { version: toVersion(strapi, uid, entry), updatedAt };
}
