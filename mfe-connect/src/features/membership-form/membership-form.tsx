import { FORM_SENT, FORMS } from 'shared/contract';
import { createHttp } from 'shared/http';
import { toast } from 'section-kit/shell-api';
import type { FieldDefinition } from '../../form/questions/field-definition.ts';
import { Form } from '../../form/form.tsx';
import { personQuestions } from '../../form/questions/person-questions.ts';
import { question } from '../../form/questions/question.ts';
import type { Submission } from '../../form/submission/submission.ts';
import type { Outcome } from '../../form/submission/outcome.ts';
import { refusalsOf } from '../../form/submission/refusals-of.ts';
import { createMember, type Member } from './create-member.ts';
import { notSentReason } from './not-sent-reason.ts';

const loadRules = () =>
  import(/* webpackChunkName: "rules" */ './membership-schema.ts').then(({ membershipSchema }) => membershipSchema);

const FIELDS: readonly FieldDefinition<keyof Member>[] = [
  ...personQuestions('member'),
  question('member', 'address', { autoComplete: 'street-address', rows: 2 }),
];

export function MembershipForm({ labelledBy }: { readonly labelledBy: string }) {
  return (
    <Form
      action={FORMS.member.path}
      fields={FIELDS}
      labelledBy={labelledBy}
      loadRules={loadRules}
      send={send}
      submitLabel="Join us"
    />
  );
}

/** The form is emptied after a failure too (specification, section 4). Its answers are shown beside it. */
async function send(submission: Submission<keyof Member>): Promise<Outcome<keyof Member>> {
  try {
    await createMember(createHttp({ origin: '' }), submission);
    toast.success(FORM_SENT.member);
    return { state: 'sent' };
  } catch (error) {
    const refused = refusalsOf(error, submission.answers);
    const reason = notSentReason(error, refused);
    toast.error(`${reason} What you wrote is kept below the form.`);
    return { state: 'emptied', reason, refused };
  }
}
