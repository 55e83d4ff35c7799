import * as v from 'valibot';
import type { Attempt, Deliver } from '../queue/attempt.ts';
import type { FormKind } from '../queue/submission.ts';

const TIMEOUT_MS = 10_000;

/** These are about the form. All others are about the moment or the set-up: the form waits until they are mended. */
const ABOUT_THE_FORM = new Set([400, 413, 422]);

const PATHS: Readonly<Partial<Record<FormKind, string>>> = {
  member: '/api/members',
  'prayer-request': '/api/prayer-requests',
};

/**
 * Enters a form into the content API, under the key that our CMS enters only once. No `x-forwarded-for`: the edge speaks
 * for itself, having counted the visitor's forms when they came.
 */
export function deliverToContentApi(origin: string): Deliver {
  return async ({ kind, key, answers }, signal) => {
    try {
      const response = await fetch(`${origin}${PATHS[kind]}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ data: answers }),
        // A content API does not send elsewhere; following would let its answer choose who gets the form.
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      return attemptOf(response, await response.text());
    } catch (error) {
      return failure(error);
    }
  };
}

/** It names the entry, or has words for the visitor. Something on the way may answer 200 too: then nothing was entered. */
const Entered = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ data: v.object({ id: v.union([v.string(), v.number()]) }) }),
    v.object({ message: v.pipe(v.string(), v.nonEmpty()) }),
  ]),
);

function attemptOf({ status, ok, headers }: Response, body: string): Attempt {
  const isJson = /^application\/([\w.+-]+\+)?json\b/i.test(headers.get('content-type') ?? '');
  if (ok && v.is(Entered, body)) return { result: 'delivered', answer: { status, body } };
  const reason = `the content API answered ${status}${ok ? ' without an entry' : isJson ? '' : ' without JSON'}`;
  if (ABOUT_THE_FORM.has(status) && isJson) return { result: 'refused', answer: { status, body }, reason };
  const seconds = Number(headers.get('retry-after') ?? 0);
  return { result: 'later', reason, afterMs: Number.isFinite(seconds) ? seconds * 1_000 : 0, unclear: ok };
}

/** Nobody listens there: the form has certainly not arrived. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

function failure(error: unknown): Attempt {
  const code = codeOf(error instanceof Error ? error.cause : undefined) ?? codeOf(error) ?? 'no connection';
  return { result: 'later', reason: `the content API gave no answer: ${code}`, unclear: !NOT_SENT.has(code) };
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
