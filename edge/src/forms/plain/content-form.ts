import { describeRefusal, type FieldProblem, HOMEPAGE } from 'shared/contract';
import * as v from 'valibot';
import type { Accept } from '../intake/accept-form.ts';
import { type ContentKind, readAnswers } from '../intake/read-answers.ts';
import type { Answer } from '../queue/submission.ts';
import type { Fields, Outcome, PlainForm } from './plain-form.ts';

/** A form for the content API. The page's script has the same rules. */
export function contentForm(kind: ContentKind, accept: Accept): PlainForm {
  return {
    name: kind,
    submit: async ({ [HOMEPAGE]: homepage, ...fields }, { ip: address }) => {
      const read = readAnswers(kind, fields);
      if ('problems' in read) return { status: 400, problems: read.problems };
      const outcome = await accept({ kind, answers: read.answers, address, homepage });
      return outcome.state === 'answered' ? outcomeOf(outcome.answer, fields) : { status: 202 };
    },
  };
}

function outcomeOf({ status, body }: Answer, fields: Fields): Outcome {
  if (status < 400) return { status: 200, message: messageOf(body) };
  return status === 400 ? { status, problems: problemsOf(fields, body) } : { status: status === 413 ? 413 : 502 };
}

const Sent = v.pipe(v.string(), v.parseJson(), v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty()) }));

function messageOf(body: string): string | undefined {
  const parsed = v.safeParse(Sent, body);
  return parsed.success ? parsed.output.message : undefined;
}

const Refused = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    error: v.object({ details: v.object({ errors: v.array(v.object({ path: v.tuple([v.string()]) })) }) }),
  }),
);

/** Lists the fields that the API refused, with the messages of the form's rules. */
function problemsOf(fields: Fields, body: string): readonly FieldProblem[] {
  const parsed = v.safeParse(Refused, body);
  const names = parsed.success ? parsed.output.error.details.errors.map(({ path: [name] }) => name) : [];
  return [...new Set(names)].map((name) => describeRefusal(name, fields[name]));
}
