import type { ReleaseDocument } from '../table/release-table.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore, Revision } from './release-store.ts';

const ATTEMPTS = 50;

/** Applies a change to the document as it is now; when somebody else was quicker, to theirs. */
export async function changeDocument(
  store: ReleaseStore,
  change: (document: ReleaseDocument) => ReleaseDocument,
): Promise<{ readonly before: Revision; readonly after: Revision }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await store.read();
    const next = change(before.document);
    if (next === before.document) return { before, after: before };
    const after = await store.compareAndSwap(before.revision, next);
    if (after) return { before, after };
  }
  throw new ReleaseError(
    'The release document is being changed by others all the time. Nothing was changed; try again.',
  );
}
