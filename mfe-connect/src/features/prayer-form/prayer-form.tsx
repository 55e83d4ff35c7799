import { createHttp } from 'shared/http';
import { toast } from 'shared/shell-api';
import type { FieldDefinition } from '../../form/field-definition.ts';
import { Form } from '../../form/form.tsx';
import { LONGEST } from '../../form/longest.ts';
import { personFields } from '../../form/person-fields.ts';
import type { Submission } from '../../form/submission.ts';
import type { Outcome } from '../../form/use-answers.ts';
import { createPrayerRequest, type PrayerRequest } from './create-prayer-request.ts';

const loadRules = () =>
  import(/* webpackChunkName: "rules" */ './prayer-schema.ts').then(({ prayerSchema }) => prayerSchema);

const FIELDS: readonly FieldDefinition<keyof PrayerRequest>[] = [
  ...personFields({ required: false }),
  { name: 'prayerRequest', label: 'Prayer request', rows: 6, maxLength: LONGEST.text, required: true },
];

export function PrayerForm({ labelledBy }: { readonly labelledBy: string }) {
  return (
    <Form
      action="/api/prayer-requests"
      fields={FIELDS}
      labelledBy={labelledBy}
      loadRules={loadRules}
      send={send}
      submitLabel="Send prayer request"
    />
  );
}

async function send(submission: Submission<keyof PrayerRequest>): Promise<Outcome> {
  const { error, message } = await createPrayerRequest(createHttp({ origin: '' }), submission);
  if (error) {
    toast.error(error.message ?? 'Problem Sending Prayer Request');
    return 'kept';
  }
  toast.success(message ?? 'Prayer Request Made Successfuly');
  return 'sent';
}
