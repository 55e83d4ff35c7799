import type { InferType } from 'yup';
import { FORMS } from 'shared/contract';
import type { Http } from 'shared/http';
import type { Submission } from '../../form/submission/submission.ts';
import { submissionHeaders } from '../../form/submission/submission-headers.ts';
import type { membershipSchema } from './membership-schema.ts';

export type Member = InferType<typeof membershipSchema>;

/** The content API's answer. A failure is logged and thrown on (specification, sections 7 and 8). */
export async function createMember(http: Http, submission: Submission<keyof Member>): Promise<unknown> {
  try {
    return await http.post(FORMS.member.path, { data: submission.answers }, { headers: submissionHeaders(submission) });
  } catch (error) {
    console.error('Error creating member:', error);
    throw error;
  }
}
