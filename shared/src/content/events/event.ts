import type { Http } from '../../http/index.ts';
import { type Answer, toAnswer } from '../api/answer.ts';
import type { Event } from './event-shape.ts';
import { read } from '../api/read.ts';

/** One event. @param id numeric or document id, as the list gives it */
export function fetchEvent(http: Http, id: string, signal?: AbortSignal): Promise<Answer<Event>> {
  const call = () => http.get(`/api/events/${encodeURIComponent(id)}?populate=*`, signal);
  return toAnswer(() => read(call(), (body, { Event, parseOne }) => parseOne(Event, body)), signal);
}
