import type { Http } from '../../http/index.ts';
import { read } from '../api/read.ts';
import type { SermonChoices } from './sermon-choices-shape.ts';

/** What sermons can be chosen by; null when the content API cannot say. Never fails: the list is whole without it. */
export async function fetchSermonChoices(http: Http, signal?: AbortSignal): Promise<SermonChoices | null> {
  try {
    return await read(http.get('/api/sermons/choices', signal), (body, { parseSermonChoices }) =>
      parseSermonChoices(body),
    );
  } catch {
    return null;
  }
}
