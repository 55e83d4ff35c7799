import * as v from 'valibot';
import type { Http } from '../../http/index.ts';
import { statusOf } from '../api/answer.ts';
import { parseServiceTimes } from '../services/service-times-shape.ts';
import type { ServiceTimes } from '../services/service-times.ts';
import { Moment } from './moment.ts';

/** When the church meets, and when that was edited last. */
export interface CalendarServices extends ServiceTimes {
  readonly updatedAt: Date;
}

const Edited = v.object({ data: v.nullable(v.object({ attributes: v.object({ updatedAt: Moment }) })) });

/** What the content API answers where it has no such type. */
const NO_ENTRY = 404;

/** Null where the church has entered none. Throws HttpError, or when the answer is no entry. */
export async function fetchCalendarServices(http: Http): Promise<CalendarServices | null> {
  try {
    const body = await http.get('/api/service-time?populate=*');
    const { data } = v.parse(Edited, body);
    return data && { ...parseServiceTimes(body), updatedAt: data.attributes.updatedAt };
  } catch (error) {
    if (statusOf(error) === NO_ENTRY) return null;
    throw error;
  }
}
