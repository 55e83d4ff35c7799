import { createHttp } from 'shared/http';
import { toast } from 'shared/shell-api';
import type { FieldDefinition } from '../../form/field-definition.ts';
import { Form } from '../../form/form.tsx';
import { personFields } from '../../form/person-fields.ts';
import type { SentForm } from '../../form/use-answers.ts';
import { createMember, type Member } from './create-member.ts';
import { notSent } from './not-sent.ts';

const loadRules = () =>
  import(/* webpackChunkName: "rules" */ './membership-schema.ts').then(({ membershipSchema }) => membershipSchema);

const FIELDS: readonly FieldDefinition<keyof Member>[] = [
  ...personFields({ required: true }),
  { name: 'address', label: 'Address', autoComplete: 'street-address', rows: 2 },
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

/**
 * The form is emptied after a failure too (specification, section 4). What was in it goes into the message: Try again
 * brings it back, or, where the visitor has begun anew or left the page, sends it without touching what is there.
 */
async function send(member: Member, form: SentForm<keyof Member>): Promise<'reset'> {
  try {
    await createMember(createHttp({ origin: '' }), member);
    toast.success('Info sent successfuly !');
  } catch (error) {
    const run = () => void (form.bringBack(member) || send(member, form));
    toast.error(notSent(error), { action: { label: 'Try again', run } });
  }
  return 'reset';
}
