import type { Http } from '../../http/index.ts';
import { statusOf } from '../api/answer.ts';
import { read } from '../api/read.ts';
import { NO_TIMES, type ServiceTimes } from './service-times.ts';

/** What the content API answers while nobody has saved the entry, or where it has no such type. */
const NO_ENTRY = 404;

/** When the church meets; null when the content API gave no usable answer. Never fails. */
export async function fetchServiceTimes(http: Http, signal?: AbortSignal): Promise<ServiceTimes | null> {
  try {
    return await read(http.get('/api/service-time?populate=*', signal), (body, { parseServiceTimes }) =>
      parseServiceTimes(body),
    );
  } catch (error) {
    return statusOf(error) === NO_ENTRY ? NO_TIMES : null;
  }
}
