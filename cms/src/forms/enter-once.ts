import type { Core } from '@strapi/strapi';

import type { FormUid } from './form-uid';

interface SubmissionId {
  readonly uid: FormUid;
  readonly submissionKey: string;
}

/**
 * Enters a form, unless there is one under its key; returns the one that is there. The database refuses the second of
 * two that come at one moment, also from another process: its column is unique.
 */
export async function enterOnce<Entry>(
  strapi: Core.Strapi,
  { uid, submissionKey }: SubmissionId,
  enter: () => Promise<Entry>,
): Promise<Entry> {
  const find = (): Promise<Entry | null> => strapi.db.query(uid).findOne({ where: { submissionKey } });
  const entered = await find();
  if (entered) return entered;
  try {
    return await enter();
  } catch (error) {
    const first = await find();
    if (first) return first;
    throw error;
  }
}
