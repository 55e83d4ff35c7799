import * as v from 'valibot';
import { RequestRefused } from '../../http/request-refused.ts';

/** What a page of ours has sent or asked for, as the schema has it. */
export function parsedForm<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, given);
  if (!success) throw new RequestRefused(400, 'The form could not be read. Open the page again and repeat it.');
  return output;
}
