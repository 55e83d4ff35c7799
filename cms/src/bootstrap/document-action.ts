import * as v from 'valibot';

/** What the document service is about to do. */
export interface DocumentAction {
  readonly action: string;
  readonly params: object;
}

const documentIdSchema = v.object({ documentId: v.string() });

/** The entry that parameters name, or that an action returns. */
export function documentIdOf(part: unknown): string | null {
  const { success, output } = v.safeParse(documentIdSchema, part);
  return success ? output.documentId : null;
}

/** Whether visitors see what the action leaves of an entry that may be a draft. */
export const publishes = ({ action, params }: DocumentAction) =>
  action === 'publish' ||
  (['create', 'update'].includes(action) && 'status' in params && params.status === 'published');
