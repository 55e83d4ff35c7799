import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOwnOrigin } from 'releases/serving';
import { FORM_NOT_SENT, FORM_SENT, FORM_STORED, FORM_THANKS } from 'shared/contract';
import { CONTENT_SECURITY_POLICY, resultPage, type ResultPageOptions } from '../../http/result-page.ts';
import { failureWords } from './failure-words.ts';
import type { Outcome, PlainForm } from './plain-form.ts';

interface ResultOptions {
  readonly form: PlainForm;
  readonly outcome: Outcome;
  readonly request: FastifyRequest;
  readonly publicUrl: string;
}

/** Sends a page with the outcome of a form. */
export function sendResult(reply: FastifyReply, { form, outcome, request, publicUrl }: ResultOptions): FastifyReply {
  const { status } = outcome;
  const back = backPath(request, publicUrl);
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'content-type': 'text/html; charset=utf-8',
    })
    .send(resultPage(status < 400 ? success(form, outcome, back) : failure(form, outcome, back)));
}

/** The path of the form's page, without its query. The home page when that is not certain. */
function backPath(request: FastifyRequest, publicUrl: string): string {
  const { referer } = request.headers;
  if (referer === undefined || !isOwnOrigin(referer, request, publicUrl)) return '/';
  const { pathname } = new URL(referer);
  // Browsers read `//elsewhere.example` as another site.
  return /^(\/[\w-]+)+$/.test(pathname) ? pathname : '/';
}

function success({ name }: PlainForm, { status, message }: Outcome, back: string): ResultPageOptions {
  const text = back === '/' ? 'Go to the home page' : 'Back to the page';
  return {
    title: message ?? FORM_SENT[name],
    texts: [status === 202 ? FORM_STORED : FORM_THANKS[name]],
    problems: [],
    link: { href: back, text, quiet: false },
  };
}

/** The link is less prominent, because it opens an empty form. The browser's Back button restores the answers. */
function failure({ name }: PlainForm, { status, problems = [] }: Outcome, back: string): ResultPageOptions {
  const { why, mend } = failureWords(status);
  const text = back === '/' ? 'Go to the home page' : 'Open an empty form';
  return { title: FORM_NOT_SENT[name], texts: [why, mend], problems, link: { href: back, text, quiet: true } };
}
