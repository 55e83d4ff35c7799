import * as v from 'valibot';
import { fieldProblem, type Problem } from './field-problem.ts';
import { FormSeconds, SubmissionKey } from './form-headers.ts';
import type { SentForm } from '../queue/submissions.ts';
import { ContactMessage } from './contact-message.ts';

/** Of an account with EmailJS, where one is configured: forms carry its names. */
export type EmailAccount = Readonly<Record<string, string>>;

/** The message, and what a page's script says of it beside: EmailJS's SDK sets no headers. */
const TemplateParams = v.pipe(
  v.strictObject({
    ...ContactMessage.entries,
    submission_key: v.optional(SubmissionKey),
    form_seconds: v.fallback(v.optional(FormSeconds), undefined),
    homepage: v.optional(v.string()),
  }),
  v.transform(({ submission_key: key, form_seconds: seconds, homepage, ...answers }): SentForm => ({
    kind: 'message',
    answers,
    key,
    seconds,
    homepage,
  })),
);

/** What EmailJS's SDK sends. The three names say whose mail this is; the site has one template, and names of its own. */
export function emailRequest({ publicKey, serviceId, templateId }: EmailAccount = {}) {
  return v.strictObject({
    lib_version: v.optional(v.string()),
    user_id: v.picklist(['site', publicKey ?? 'site']),
    service_id: v.picklist(['soteria', serviceId ?? 'soteria']),
    template_id: v.picklist(['contact', templateId ?? 'contact']),
    template_params: TemplateParams,
    accessToken: v.optional(v.string()),
  });
}

/** As EmailJS words it. */
const PARTS: Readonly<Record<string, string>> = {
  user_id: 'The Public Key is invalid',
  service_id: 'The service ID not found',
  template_id: 'The template ID not found',
  template_params: 'The template params are invalid',
  lib_version: 'The lib_version is invalid',
  accessToken: 'The access token is invalid',
};

/** Everything that is the matter with a request, each thing once. */
export function emailProblems(issues: readonly v.BaseIssue<unknown>[]): readonly Problem[] {
  return [...new Map(issues.map(problemOf).map((problem) => [problem.field, problem])).values()];
}

function problemOf({ path, input }: v.BaseIssue<unknown>): Problem {
  const [part = '', field] = (path ?? []).map(({ key }) => String(key));
  if (field !== undefined) return fieldProblem(field, input);
  const message = part === '' ? 'The request is empty' : (PARTS[part] ?? `Unknown field: ${part}`);
  return { field: part, label: 'This form', message };
}
