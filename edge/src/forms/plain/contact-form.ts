import * as v from 'valibot';
import { type EmailAccount, emailProblems, emailRequest } from '../intake/email-request.ts';
import type { Accept } from '../queue/submissions.ts';
import type { PlainForm } from './plain-form.ts';

/** EmailJS's form endpoint takes the names of service, template and user beside the template's own fields. */
export function contactForm(words: PlainForm['words'], accept: Accept, account?: EmailAccount): PlainForm {
  const EmailRequest = emailRequest(account);
  return {
    words,
    submit: async ({ lib_version, user_id, service_id, template_id, ...template_params }, { ip: address }) => {
      const names = { user_id, service_id, template_id, ...(lib_version ? { lib_version } : {}) };
      const { success, output, issues } = v.safeParse(EmailRequest, { ...names, template_params });
      if (!success) return { status: 400, problems: emailProblems(issues) };
      const { state } = await accept({ ...output.template_params, address });
      return { status: state === 'kept' ? 202 : 200 };
    },
  };
}
