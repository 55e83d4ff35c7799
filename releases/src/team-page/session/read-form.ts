import * as v from 'valibot';
import { RequestRefused } from '../../http/request-refused.ts';
import { isSameText } from '../../store/files/secrets.ts';
import type { Session } from './sessions.ts';

/** Validates a form or query of the team page. Throws a refusal when it is invalid. */
export function parsedForm<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, given);
  if (!success) throw new RequestRefused(400, 'The form could not be read. Open the page again and repeat it.');
  return output;
}

const Form = v.record(v.string(), v.string());

/** A form's fields. Refuses repeated fields, and forms without this session's form token. */
export function readForm(body: unknown, session: Session): Readonly<Record<string, string>> {
  const { success, output } = v.safeParse(Form, body);
  if (!success) throw new RequestRefused(400, 'The form could not be read. Open the page again and repeat it.');
  if (!isSameText(output['token'] ?? '', session.formToken))
    throw new RequestRefused(403, 'The form is of another session. Open the page again and repeat it.');
  return output;
}
