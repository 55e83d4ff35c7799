import * as v from 'valibot';
import type { Answer } from './submission.ts';

/** Of the content API's answer what a page needs: the attributes would be what the visitor typed. */
const Said = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    data: v.fallback(v.nullable(v.object({ id: v.union([v.string(), v.number()]) })), null),
    message: v.fallback(v.optional(v.string()), undefined),
  }),
);

/** An answer that may be kept for repetitions after the form itself was erased. */
export function keptAnswer({ status, body }: Answer): Answer {
  const said = v.safeParse(Said, body);
  return { status, body: said.success ? JSON.stringify(said.output) : '' };
}
