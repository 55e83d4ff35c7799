import type { Http } from '../http/index.ts';
import { answer, type Answer } from './answer.ts';
import type { LatestSermon } from './latest-sermon-shape.ts';
import { read } from './read.ts';

/** The latest sermon; null when the content API answers that there is none yet. */
export function fetchLatestSermon(http: Http, signal?: AbortSignal): Promise<Answer<LatestSermon | null>> {
  const call = () => http.get('/api/latest-sermon', signal);
  return answer(() => read(call(), (body, { LatestSermon, parseOne }) => parseOne(LatestSermon, body)), signal);
}
