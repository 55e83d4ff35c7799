import { pathOf } from '../http/log-fields.ts';
import empty from './recorded-content/empty.json';
import filled from './recorded-content/filled.json';
import type { AnswerContent } from './renderer.ts';

interface RecordedEntry {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/**
 * Answers of the content API by path, recorded from the project's CMS. Lists have few entries.
 * Other paths are answered with 404, as the CMS answers for an entry that does not exist.
 */
export type Recording = Readonly<Record<string, { readonly data: RecordedEntry | readonly RecordedEntry[] }>>;

/** `filled` has every optional field, long texts and events far ahead; `empty` has no entries. */
export const RECORDINGS: { readonly filled: Recording; readonly empty: Recording } = { filled, empty };

/** The entries of a recorded list; empty for anything else. */
export function entriesOf(recording: Recording, path: string): readonly RecordedEntry[] {
  const data = recording[path]?.data;
  return Array.isArray(data) ? data : [];
}

/** The content API's answer for a missing entry. */
const NOT_FOUND = { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } };

/** Answers like the content API, from a recording. */
export function recordedAnswers(recording: Recording): AnswerContent {
  return async (address) => {
    const recorded = answerTo(recording, pathOf(address));
    const answer = recorded ?? NOT_FOUND;
    return { status: recorded ? 200 : 404, body: Buffer.from(JSON.stringify(answer)) };
  };
}

/** A recorded answer, or one entry of a recorded list (`/api/events/<id>`); null when absent. */
function answerTo(recording: Recording, path: string): object | null {
  if (!path.startsWith('/api/')) return null;
  const recorded = recording[path];
  if (recorded) return recorded;
  const [, list = '', id] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
  const entry = entriesOf(recording, list).find((item) => item.id === id);
  return entry ? { data: entry, meta: {} } : null;
}
