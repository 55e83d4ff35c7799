import type { InferType } from 'yup';
import { type Http, HttpError } from 'shared/http';
import type { prayerSchema } from './prayer-schema.ts';

export type PrayerRequest = InferType<typeof prayerSchema>;

/** Read as the specification says (section 7). A `message` is for the visitor; without one the site has its own words. */
export interface PrayerAnswer {
  readonly response: unknown;
  readonly error: { readonly message: string | undefined } | null;
  readonly message: string | undefined;
}

/** Never rejects: a failure is logged and returned. */
export async function createPrayerRequest(http: Http, request: PrayerRequest): Promise<PrayerAnswer> {
  try {
    const response = await http.post('/api/prayer-requests', { data: request });
    return { response, error: null, message: messageOf(response) };
  } catch (error) {
    console.error('Error sending prayer request:', error);
    // Only what the content API says itself: an error's own message is for those who read the log.
    const message = error instanceof HttpError ? error.said : undefined;
    return { response: null, error: { message }, message: undefined };
  }
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' && body.message !== '' ? body.message : undefined;
}
