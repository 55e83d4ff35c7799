import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import type { EntryVersion } from './entry-version';
import { guideOf, isEditedType } from '../editor-guide/guide-of';

const componentSchema = v.object({ component: v.string() });

interface Checker {
  readonly can: { update(entity: undefined, field: string): boolean; create(): boolean };
  sanitizeCreateInput(data: object): Promise<Record<string, unknown>>;
  sanitizeUpdateInput(entity: object): (data: object) => Promise<Record<string, unknown>>;
}

type State = Parameters<Core.MiddlewareHandler>[0]['state'];

/** What somebody may change in entries of a type, by the rights that the panel itself goes by. */
export function entryRights(strapi: Core.Strapi, uid: string, { userAbility }: State) {
  const service = strapi.plugin('content-manager').service('permission-checker');
  const checker: Checker = service.create({ userAbility, model: uid });
  const attributes: Record<string, unknown> = isEditedType(uid) ? { ...strapi.contentType(uid).attributes } : {};

  /** Strapi's rights name the fields of a form within the form. */
  function mayChange(field: string): boolean {
    const { success, output } = v.safeParse(componentSchema, attributes[field]);
    const parts = success ? Object.keys(guideOf(output.component)?.fields ?? {}) : [];
    const names = success ? parts.map((part) => `${field}.${part}`) : [field];
    return names.some((name) => checker.can.update(undefined, name));
  }

  /** The part of a version that they may change, and so see here. */
  const visibleTo = (version: EntryVersion): EntryVersion =>
    Object.fromEntries(Object.entries(version).filter(([field]) => mayChange(field)));

  return {
    mayChange,
    visibleTo,
    mayCreate: () => checker.can.create(),
    permitted: (entry: object, data: object) => checker.sanitizeUpdateInput(entry)(data),
    permittedNew: (data: object) => checker.sanitizeCreateInput(data),
  };
}
