import { FORM_SENT, FORMS } from 'shared/contract';
import type { SiteSettings } from 'shared/content';
import { toast, usePublicConfig, useSettings } from 'section-kit/shell-api';
import type { FieldDefinition } from '../../form/questions/field-definition.ts';
import { Form } from '../../form/form.tsx';
import { personQuestions } from '../../form/questions/person-questions.ts';
import { question } from '../../form/questions/question.ts';
import type { Submission } from '../../form/submission/submission.ts';
import type { Outcome } from '../../form/submission/outcome.ts';
import { EmailFailure } from './email-failure.ts';
import { type EmailService, emailServiceOf } from './email-service.ts';
import { type Inquiry, loadLibrary, sendInquiry } from './send-inquiry.ts';

const loadRules = () =>
  import(/* webpackChunkName: "rules" */ './contact-schema.ts').then(({ contactSchema }) => contactSchema);

const FIELDS: readonly FieldDefinition<keyof Inquiry>[] = [
  ...personQuestions('message'),
  question('message', 'details', { rows: 6, hint: 'What is it about, and how can we help?' }),
];

export function ContactForm({ labelledBy }: { readonly labelledBy: string }) {
  const service = emailServiceOf(usePublicConfig());
  const settings = useSettings();
  return (
    <div role="presentation" onFocus={prepare}>
      <Form
        action={FORMS.message.path}
        fields={FIELDS}
        labelledBy={labelledBy}
        loadRules={loadRules}
        send={(submission) => send({ service, settings, submission })}
        submitLabel="Send message"
      >
        <input type="hidden" name="service_id" value={service.serviceId} />
        <input type="hidden" name="template_id" value={service.templateId} />
        <input type="hidden" name="user_id" value={service.publicKey} />
      </Form>
    </div>
  );
}

/** What fails here is tried again, and reported, when the message is sent. */
function prepare(): void {
  loadLibrary().catch(() => undefined);
}

interface Message {
  readonly service: EmailService;
  readonly settings: SiteSettings;
  readonly submission: Submission<keyof Inquiry>;
}

async function send({ service, settings, submission }: Message): Promise<Outcome<keyof Inquiry>> {
  try {
    await sendInquiry(service, submission);
    toast.success(FORM_SENT.message);
    return { state: 'sent' };
  } catch (error) {
    console.error('Error sending inquiry:', error);
    toast.error(error instanceof EmailFailure ? error.words(settings) : 'Your message could not be sent.');
    return { state: 'filled' };
  }
}
