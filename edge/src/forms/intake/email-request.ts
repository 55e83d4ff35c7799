import { describeRefusal, type FieldProblem, MESSAGE_PARAMETERS, OWN_EMAIL_ACCOUNT } from 'shared/contract';
import * as v from 'valibot';
import type { SentForm } from './accept-form.ts';
import { ContactMessage } from './contact-message.ts';
import { FormSeconds, SubmissionKey } from './form-headers.ts';
import { oncePerField } from './read-answers.ts';

/** The identifiers of a configured EmailJS account. Forms contain them. */
export type EmailAccount = Readonly<Record<string, string>>;

const { key: KEY, seconds: SECONDS, homepage: HOMEPAGE } = MESSAGE_PARAMETERS;

/** Contains the message and its metadata, because EmailJS's SDK sends no headers. */
const TemplateParams = v.pipe(
  v.strictObject({
    ...ContactMessage.entries,
    [KEY]: v.optional(SubmissionKey),
    [SECONDS]: v.fallback(v.optional(FormSeconds), undefined),
    [HOMEPAGE]: v.optional(v.string()),
  }),
  v.transform(({ [KEY]: key, [SECONDS]: seconds, [HOMEPAGE]: homepage, ...answers }): SentForm => ({
    kind: 'message',
    answers,
    key,
    seconds,
    homepage,
  })),
);

const OWN = OWN_EMAIL_ACCOUNT;

/** The schema of an EmailJS request. It allows the identifiers of the site and of a configured account. */
export function emailRequest({ publicKey, serviceId, templateId }: EmailAccount = {}) {
  return v.strictObject({
    lib_version: v.optional(v.string()),
    user_id: v.picklist([OWN.publicKey, publicKey ?? OWN.publicKey]),
    service_id: v.picklist([OWN.serviceId, serviceId ?? OWN.serviceId]),
    template_id: v.picklist([OWN.templateId, templateId ?? OWN.templateId]),
    template_params: TemplateParams,
    accessToken: v.optional(v.string()),
  });
}

/** EmailJS's service answers with these texts. */
const MESSAGES: Readonly<Record<string, string>> = {
  user_id: 'The Public Key is invalid',
  service_id: 'The service ID not found',
  template_id: 'The template ID not found',
  template_params: 'The template params are invalid',
  lib_version: 'The lib_version is invalid',
  accessToken: 'The access token is invalid',
};

/** Returns the problems of a request, at most one for each field. */
export function emailProblems(issues: readonly v.BaseIssue<unknown>[]): readonly FieldProblem[] {
  return oncePerField(issues.map(problemOf));
}

function problemOf({ path, input }: v.BaseIssue<unknown>): FieldProblem {
  const [part = '', field] = (path ?? []).map(({ key }) => String(key));
  if (field !== undefined) return describeRefusal(field, input);
  const message = part === '' ? 'The request is empty' : (MESSAGES[part] ?? `Unknown field: ${part}`);
  return { field: part, label: 'This form', message };
}
