import type { InferType } from 'yup';
import { FORM_NOT_SENT, FORMS, NO_ANSWER, SEND_AGAIN } from 'shared/contract';
import { type Http, HttpError } from 'shared/http';
import type { Refusals } from '../../form/submission/outcome.ts';
import { refusalsOf } from '../../form/submission/refusals-of.ts';
import type { Submission } from '../../form/submission/submission.ts';
import { submissionHeaders } from '../../form/submission/submission-headers.ts';
import type { prayerSchema } from './prayer-schema.ts';

export type PrayerRequest = InferType<typeof prayerSchema>;

/** Read as the specification says (section 7). A `message` is for the visitor; without one the site has its own words. */
export interface PrayerAnswer {
  readonly response: unknown;
  readonly error: PrayerFailure | null;
  readonly message: string | undefined;
}

interface PrayerFailure {
  readonly message: string | undefined;
  /** What the site refused, if it was that. */
  readonly refused: Refusals<keyof PrayerRequest> | undefined;
}

/** Never rejects: a failure is logged and returned. */
export async function createPrayerRequest(
  http: Http,
  submission: Submission<keyof PrayerRequest>,
): Promise<PrayerAnswer> {
  try {
    const headers = submissionHeaders(submission);
    const response = await http.post(FORMS['prayer-request'].path, { data: submission.answers }, { headers });
    return { response, error: null, message: messageOf(response) };
  } catch (error) {
    console.error('Error sending prayer request:', error);
    const refused = refusalsOf(error, submission.answers);
    return { response: null, error: { message: words(error), refused }, message: undefined };
  }
}

/** What the content API says itself, and that nothing is lost: an error's own message is for those who read the log. */
function words(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  return error.status === 0 ? `${FORM_NOT_SENT['prayer-request']}. ${NO_ANSWER} ${SEND_AGAIN}` : error.said;
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' && body.message !== '' ? body.message : undefined;
}
