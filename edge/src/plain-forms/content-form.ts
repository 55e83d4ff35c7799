import * as v from 'valibot';
import type { Submit } from '../content/submit.ts';
import { fieldProblem } from '../field-problem.ts';
import type { Fields, Outcome, PlainForm } from './plain-form.ts';

/** A form that the content API keeps, sent on as the page's script would send it. The API judges, here as there. */
export function contentForm(path: string, words: PlainForm['words'], submit: Submit): PlainForm {
  return {
    words,
    submit: async (fields, { ip }) => {
      const { status, headers, body } = await submit(path, Buffer.from(JSON.stringify({ data: fields })), ip);
      if (status < 300) return { status: 200, message: messageOf(body) };
      return { ...refusal(status, fields, body), retryAfter: headers['retry-after'] };
    },
  };
}

function refusal(status: number, fields: Fields, body: Buffer): Outcome {
  if (status === 400) return { status, problems: problemsOf(fields, body) };
  return { status: status === 413 || status === 429 ? status : 502 };
}

const Sent = v.pipe(v.string(), v.parseJson(), v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty()) }));

function messageOf(body: Buffer): string | undefined {
  const parsed = v.safeParse(Sent, body.toString());
  return parsed.success ? parsed.output.message : undefined;
}

const Refused = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    error: v.object({ details: v.object({ errors: v.array(v.object({ path: v.tuple([v.string()]) })) }) }),
  }),
);

/** The API names the fields; what is the matter with each is said in the form's own words. */
function problemsOf(fields: Fields, body: Buffer): string[] {
  const parsed = v.safeParse(Refused, body.toString());
  const names = parsed.success ? parsed.output.error.details.errors.map(({ path: [name] }) => name) : [];
  return [...new Set(names.map((name) => fieldProblem(name, fields[name])))];
}
