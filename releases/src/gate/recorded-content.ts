import { pathOf } from '../http/log-fields.ts';
import empty from './recorded-content/empty.json';
import filled from './recorded-content/filled.json';
import type { AnswerContent } from './renderer.ts';

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

/** As the content API words it. */
const NOT_FOUND = { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } };

/** The content API, answered from a recording. */
export function recordedAnswers(recording: Recording): AnswerContent {
  return async (address) => {
    const recorded = answerTo(recording, pathOf(address));
    const answer = recorded ?? NOT_FOUND;
    return { status: recorded ? 200 : 404, body: Buffer.from(JSON.stringify(answer)) };
  };
}

/** A recorded answer, or one entry of a recorded list: `/api/events/<id>`. */
function answerTo(recording: Recording, path: string): object | null {
  if (!path.startsWith('/api/')) return null;
  const recorded = recording[path];
  if (recorded) return recorded;
  const [, list = '', id] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
  const entry = entriesOf(recording, list).find((item) => item.id === id);
  return entry ? { data: entry, meta: {} } : null;
}
