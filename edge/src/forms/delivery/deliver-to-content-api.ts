import { FORM_HEADERS, FORMS, isRefusal } from 'shared/contract';
import * as v from 'valibot';
import type { Deliver, DeliveryResult } from '../queue/delivery-result.ts';

const TIMEOUT_MS = 10_000;

/**
 * Enters a form into the content API. The CMS enters each key only once. Sends no `x-forwarded-for`, because the edge has
 * limited the visitor's forms already.
 */
export function deliverToContentApi(origin: string): Deliver {
  return async ({ kind, key, answers }, signal) => {
    try {
      const response = await fetch(`${origin}${FORMS[kind].path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', [FORM_HEADERS.key]: key },
        body: JSON.stringify({ data: answers }),
        // A redirect would let the answer choose who gets the form.
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      return resultOf(response, await response.text());
    } catch (error) {
      return failure(error);
    }
  };
}

/** Contains the entry's id or a message for the visitor. A 200 without either comes from a proxy. */
const Entered = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ data: v.object({ id: v.union([v.string(), v.number()]) }) }),
    v.object({ message: v.pipe(v.string(), v.nonEmpty()) }),
  ]),
);

function resultOf({ status, ok, headers }: Response, body: string): DeliveryResult {
  const isJson = /^application\/([\w.+-]+\+)?json\b/i.test(headers.get('content-type') ?? '');
  if (ok && v.is(Entered, body)) return { state: 'delivered', answer: { status, body } };
  const reason = `the content API answered ${status}${ok ? ' without an entry' : isJson ? '' : ' without JSON'}`;
  if (isRefusal(status) && isJson) return { state: 'refused', answer: { status, body }, reason };
  const seconds = Number(headers.get('retry-after') ?? 0);
  return { state: 'postponed', reason, afterMs: Number.isFinite(seconds) ? seconds * 1_000 : 0, unclear: ok };
}

/** With these errors there was no connection, so the form has not arrived. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

function failure(error: unknown): DeliveryResult {
  const code = codeOf(error instanceof Error ? error.cause : undefined) ?? codeOf(error) ?? 'no connection';
  return { state: 'postponed', reason: `the content API gave no answer: ${code}`, unclear: !NOT_SENT.has(code) };
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
