import { entryParameter, withParameter } from '../../contract/index.ts';
import type { Event } from './event-shape.ts';

/** Where an event's details are: `/events/picnic-by-the-lake-7`. */
export function eventAddress({ id, title }: Pick<Event, 'id' | 'title'>): string {
  return withParameter('/events/:event', entryParameter('{title}-{id}', { id, attributes: { title } }));
}
