import { FORM_NOT_SENT, FORM_SENT, FORMS } from 'shared/contract';
import { createHttp } from 'shared/http';
import { toast } from 'section-kit/shell-api';
import type { FieldDefinition } from '../../form/questions/field-definition.ts';
import { Form } from '../../form/form.tsx';
import { personQuestions } from '../../form/questions/person-questions.ts';
import { question } from '../../form/questions/question.ts';
import type { Submission } from '../../form/submission/submission.ts';
import type { Outcome } from '../../form/submission/outcome.ts';
import { createPrayerRequest, type PrayerRequest } from './create-prayer-request.ts';

const loadRules = () =>
  import(/* webpackChunkName: "rules" */ './prayer-schema.ts').then(({ prayerSchema }) => prayerSchema);

const FIELDS: readonly FieldDefinition<keyof PrayerRequest>[] = [
  ...personQuestions('prayer-request'),
  question('prayer-request', 'prayerRequest', { rows: 6 }),
];

export function PrayerForm({ labelledBy }: { readonly labelledBy: string }) {
  return (
    <Form
      action={FORMS['prayer-request'].path}
      fields={FIELDS}
      labelledBy={labelledBy}
      loadRules={loadRules}
      send={send}
      submitLabel="Send prayer request"
    />
  );
}

async function send(submission: Submission<keyof PrayerRequest>): Promise<Outcome<keyof PrayerRequest>> {
  const { error, message } = await createPrayerRequest(createHttp({ origin: '' }), submission);
  if (error) {
    toast.error(error.message ?? FORM_NOT_SENT['prayer-request']);
    return { state: 'filled', refused: error.refused };
  }
  toast.success(message ?? FORM_SENT['prayer-request']);
  return { state: 'sent' };
}
