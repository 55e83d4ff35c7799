import type { Http } from '../../http/index.ts';
import { type Answer, statusOf, toAnswer } from '../api/answer.ts';
import type { LatestSermon } from './latest-sermon-shape.ts';
import { read } from '../api/read.ts';

/** The latest sermon; null while no editor has published one. */
export function fetchLatestSermon(http: Http, signal?: AbortSignal): Promise<Answer<LatestSermon | null>> {
  const call = () => http.get('/api/latest-sermon', signal);
  return toAnswer(
    () => read(call(), (body, { LatestSermon, parseOne }) => parseOne(LatestSermon, body)).catch(noneYet),
    signal,
  );
}

/** The content API answers 404 for a single entry that does not exist (Strapi, single types). */
function noneYet(error: unknown): null {
  if (statusOf(error) === 404) return null;
  throw error;
}
