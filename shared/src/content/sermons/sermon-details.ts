import type { Http } from '../../http/index.ts';
import { type Answer, toAnswer } from '../api/answer.ts';
import { read } from '../api/read.ts';
import type { SermonDetails } from './sermon-details-shape.ts';

/** One sermon. @param id as the list gives it */
export function fetchSermon(http: Http, id: string, signal?: AbortSignal): Promise<Answer<SermonDetails>> {
  const call = () => http.get(`/api/sermons/${encodeURIComponent(id)}?populate=*`, signal);
  return toAnswer(() => read(call(), (body, { SermonDetails, parseOne }) => parseOne(SermonDetails, body)), signal);
}
