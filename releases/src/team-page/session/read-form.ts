import * as v from 'valibot';
import { RequestRefused } from '../../http/request-refused.ts';
import { isSameText } from '../../store/files/secrets.ts';
import type { Session } from './sessions.ts';

/** What a page of ours has sent or asked for, as the schema has it. */
export function parsedForm<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, given);
  if (!success) throw new RequestRefused(400, 'The form could not be read. Open the page again and repeat it.');
  return output;
}

const Form = v.record(v.string(), v.string());

/** A form's fields, if a page of this very session has sent it. A field that comes twice is no form of ours. */
export function readForm(body: unknown, session: Session): Readonly<Record<string, string>> {
  const { success, output } = v.safeParse(Form, body);
  if (!success) throw new RequestRefused(400, 'The form could not be read. Open the page again and repeat it.');
  if (!isSameText(output['token'] ?? '', session.formToken))
    throw new RequestRefused(403, 'The form is of another session. Open the page again and repeat it.');
  return output;
}
