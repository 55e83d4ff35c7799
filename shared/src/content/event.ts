import type { Http } from '../http/index.ts';
import { answer, type Answer } from './answer.ts';
import type { Event } from './event-shape.ts';
import { read } from './read.ts';

/** One event. @param id numeric or document id, as the list gives it */
export function fetchEvent(http: Http, id: string, signal?: AbortSignal): Promise<Answer<Event>> {
  const call = () => http.get(`/api/events/${encodeURIComponent(id)}?populate=*`, signal);
  return answer(() => read(call(), (body, { Event, parseOne }) => parseOne(Event, body)), signal);
}
