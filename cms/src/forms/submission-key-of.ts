/** Under which key a form is to be entered only once: the header `Idempotency-Key`. Undefined when there is none. */
export function submissionKeyOf(request: { get(header: string): string } | undefined): string | undefined {
  return request?.get('idempotency-key').toLowerCase() || undefined;
}
