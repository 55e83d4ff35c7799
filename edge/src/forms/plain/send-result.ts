import type { FastifyReply, FastifyRequest } from 'fastify';
import { KEPT_MESSAGE } from '../intake/stored-form.ts';
import { backPath } from './back-path.ts';
import { failureWords } from './failure-words.ts';
import type { Outcome, PlainForm } from './plain-form.ts';
import { CONTENT_SECURITY_POLICY, resultPage, type ResultPageOptions } from '../../http/result-page.ts';

interface Result {
  readonly form: PlainForm;
  readonly outcome: Outcome;
  readonly request: FastifyRequest;
  readonly publicUrl: string;
}

/** Tells by a page what became of a form. */
export function sendResult(reply: FastifyReply, { form, outcome, request, publicUrl }: Result): FastifyReply {
  const { status } = outcome;
  const back = backPath(request, publicUrl);
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'content-type': 'text/html; charset=utf-8',
    })
    .send(resultPage(status < 300 ? success(form, outcome, back) : failure(form, outcome, back)));
}

function success({ words }: PlainForm, { status, message }: Outcome, back: string): ResultPageOptions {
  const text = back === '/' ? 'Go to the home page' : 'Back to the page';
  return {
    title: message ?? words.sent,
    texts: [status === 202 ? KEPT_MESSAGE : words.thanks],
    problems: [],
    link: { href: back, text, quiet: false },
  };
}

/** The link is a quiet one: it opens an empty form, where the browser's own Back has the answers. */
function failure({ words }: PlainForm, { status, problems = [] }: Outcome, back: string): ResultPageOptions {
  const { why, mend } = failureWords(status);
  const text = back === '/' ? 'Go to the home page' : 'Open an empty form';
  return { title: words.notSent, texts: [why, mend], problems, link: { href: back, text, quiet: true } };
}
