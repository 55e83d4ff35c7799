import { pathOf } from '../http/path-of.ts';
import { entriesOf, type Recording } from './recorded-content.ts';
import type { AnswerContent } from './renderer.ts';

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
