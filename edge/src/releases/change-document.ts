import type { ReleaseDocument } from './release-document.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseStore } from './release-store.ts';

const ATTEMPTS = 50;

/** Applies a change to the document as it is now; when somebody else was quicker, to theirs. */
export async function changeDocument(
  store: ReleaseStore,
  change: (document: ReleaseDocument) => ReleaseDocument,
): Promise<ReleaseDocument> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { revision, document } = await store.read();
    const next = change(document);
    if (await store.compareAndSwap(revision, next)) return next;
  }
  throw new ReleaseError(
    'The release document is being changed by others all the time. Nothing was changed; try again.',
  );
}
