import type { Core, UID } from '@strapi/strapi';
import { setCreatorFields } from '@strapi/utils';
import * as v from 'valibot';

import { labelOf } from './differences';
import { entryRights } from './entry-rights';
import { type EntryVersion, type Reference, referencesIn } from './entry-version';

type State = Parameters<Core.MiddlewareHandler>[0]['state'];

interface Restored {
  readonly uid: UID.ContentType;
  readonly documentId: string;
  readonly version: EntryVersion;
}

const attributeSchema = v.object({
  type: v.string(),
  target: v.optional(v.string(), 'plugin::upload.file'),
  multiple: v.optional(v.boolean(), false),
});

type Attribute = v.InferOutput<typeof attributeSchema>;

/** A time that is over by now would publish the draft, or unpublish the entry, at once. */
const LEFT_AS_THEY_ARE = ['publishAt', 'unpublishAt'];

/** Those of a field's links and files that are still there; what is gone is told by its words. */
async function referencesLeft(strapi: Core.Strapi, { type, target }: Attribute, value: unknown) {
  const [left, gone]: [Reference['ref'][], string[]] = [[], []];
  for (const { ref, label } of referencesIn(value)) {
    const where = type === 'media' ? { id: ref } : { documentId: ref };
    if ((await strapi.db.query(target).count({ where })) > 0) left.push(ref);
    else gone.push(label);
  }
  return { left, gone };
}

/** The fields of a version as the document service takes them, and the links in it that lead nowhere any more. */
async function toData(strapi: Core.Strapi, { uid, version }: Restored) {
  const data: Record<string, unknown> = {};
  const missing: string[] = [];
  const attributes: Record<string, unknown> = { ...strapi.contentType(uid).attributes };
  for (const [field, value] of Object.entries(version)) {
    const { success, output: attribute } = v.safeParse(attributeSchema, attributes[field]);
    if (!success || LEFT_AS_THEY_ARE.includes(field)) continue;
    data[field] = value;
    if (!['relation', 'media'].includes(attribute.type)) continue;
    const { left, gone } = await referencesLeft(strapi, attribute, value);
    data[field] = attribute.type === 'relation' ? { set: left } : attribute.multiple ? left : (left[0] ?? null);
    missing.push(...gone.map((label) => `${labelOf(uid, field)}: ${label}`));
  }
  return { data, missing };
}

/**
 * Writes a version as the draft, as if its editor had typed it: with the same rights, checks and log. An entry that was deleted is
 * made again, under the address that it had.
 * @returns links to entries and files of it that are gone, in words; null for whoever may not make it again
 */
export async function bringBack(strapi: Core.Strapi, restored: Restored, state: State): Promise<string[] | null> {
  const { uid, documentId } = restored;
  const rights = entryRights(strapi, uid, state);
  const entry = await strapi.documents(uid).findOne({ documentId, status: 'draft' });
  const { data, missing } = await toData(strapi, restored);
  const signed = setCreatorFields({ user: state.user, isEdition: entry !== null });
  if (entry) {
    await strapi.documents(uid).update({ documentId, data: signed(await rights.permitted(entry, data)) });
    return missing;
  }
  if (!rights.mayCreate()) return null;
  await strapi.documents(uid).create({ data: { ...signed(await rights.permittedNew(data)), documentId } });
  return missing;
}
