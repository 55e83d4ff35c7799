import * as v from 'valibot';
import type { Accept } from '../intake/accept-form.ts';
import { type EmailAccount, emailProblems, emailRequest } from '../intake/email-request.ts';
import type { PlainForm } from './plain-form.ts';

/** The contact form. EmailJS's form endpoint wants fields and identifiers on one level. */
export function contactForm(accept: Accept, account?: EmailAccount): PlainForm {
  const EmailRequest = emailRequest(account);
  return {
    name: 'message',
    submit: async ({ lib_version, user_id, service_id, template_id, ...template_params }, { ip: address }) => {
      const names = { lib_version, user_id, service_id, template_id };
      const { success, output, issues } = v.safeParse(EmailRequest, { ...names, template_params });
      if (!success) return { status: 400, problems: emailProblems(issues) };
      const { state } = await accept({ ...output.template_params, address });
      return { status: state === 'stored' ? 202 : 200 };
    },
  };
}
