import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import type { FormUid } from '../forms/form-uid';

const readerSchema = v.object({ id: v.union([v.number(), v.string()]), email: v.string() });

interface Reading {
  readonly uid: FormUid;
  readonly user: unknown;
  /** Which entries, and never what is in them. */
  readonly documentIds: readonly string[];
  readonly how: 'read' | 'exported';
}

/** Writes down who was given which entries. The logger adds when. */
export function logReading(strapi: Core.Strapi, { uid, user, documentIds, how }: Reading): void {
  const { success, output } = v.safeParse(readerSchema, user);
  if (!success || documentIds.length === 0) return;
  const { displayName } = strapi.contentType(uid).info;
  strapi.log.info(`${output.email} (user ${output.id}) ${how} ${displayName} ${documentIds.join(', ')}`);
}
