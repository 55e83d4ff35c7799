import type { Http } from '../../http/index.ts';
import { type Answer, toAnswer } from '../api/answer.ts';
import { read } from '../api/read.ts';
import type { SearchResults } from './search-shape.ts';

/** What the site has of a query. @param query as {@link queryText} leaves it */
export function fetchSearch(http: Http, query: string, signal?: AbortSignal): Promise<Answer<SearchResults>> {
  const call = () => http.get(`/api/search?q=${encodeURIComponent(query)}`, signal);
  return toAnswer(() => read(call(), (body, { parseSearch }) => parseSearch(body)), signal);
}
