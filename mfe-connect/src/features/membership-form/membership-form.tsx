import { createHttp } from 'shared/http';
import { toast } from 'shared/shell-api';
import type { FieldDefinition } from '../../form/field-definition.ts';
import { Form } from '../../form/form.tsx';
import { LONGEST } from '../../form/longest.ts';
import { personFields } from '../../form/person-fields.ts';
import type { Submission } from '../../form/submission.ts';
import type { Outcome, SentForm } from '../../form/use-answers.ts';
import { createMember, type Member } from './create-member.ts';
import { notSent } from './not-sent.ts';

const loadRules = () =>
  import(/* webpackChunkName: "rules" */ './membership-schema.ts').then(({ membershipSchema }) => membershipSchema);

const FIELDS: readonly FieldDefinition<keyof Member>[] = [
  ...personFields({ required: true }),
  { name: 'address', label: 'Address', autoComplete: 'street-address', rows: 2, maxLength: LONGEST.address },
];

export function MembershipForm({ labelledBy }: { readonly labelledBy: string }) {
  return (
    <Form
      action="/api/members"
      fields={FIELDS}
      labelledBy={labelledBy}
      loadRules={loadRules}
      send={send}
      submitLabel="Join us"
    />
  );
}

/** The form is emptied after a failure too (specification, section 4). The tab keeps what was in it; Try again sends it. */
async function send(submission: Submission<keyof Member>, form: SentForm<keyof Member>): Promise<Outcome> {
  try {
    await createMember(createHttp({ origin: '' }), submission);
    toast.success('Info sent successfuly !');
    return 'sent';
  } catch (error) {
    toast.error(notSent(error), { action: { label: 'Try again', run: () => form.sendAgain(submission) } });
    return 'emptied';
  }
}
