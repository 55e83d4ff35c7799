import empty from './recorded-content/empty.json';
import filled from './recorded-content/filled.json';

interface RecordedEntry {
  readonly id: string;
}

/**
 * Answers of the content API, by path: recorded from the project's CMS and cut down to a few entries of each kind. A path
 * that is left out is answered with 404, as the CMS answers for a single entry that nobody has made.
 */
export type Recording = Readonly<Record<string, { readonly data: RecordedEntry | readonly RecordedEntry[] }>>;

/** One with everything that editors may leave out or write at length (some events lie far ahead), one with nothing. */
export const RECORDINGS: { readonly filled: Recording; readonly empty: Recording } = { filled, empty };

/** The entries of a recorded list; none of what is no list. */
export function entriesOf(recording: Recording, path: string): readonly RecordedEntry[] {
  const data = recording[path]?.data;
  return Array.isArray(data) ? data : [];
}
