import * as v from 'valibot';
import { CallRefused } from './call-refused.ts';

/** A call's body or query, as the schema has it. A call without one counts as empty. */
export function parsed<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given ?? {});
  if (result.success) return result.output;
  throw new CallRefused(400, 'invalid', `This is not understood:\n${v.summarize(result.issues)}`);
}
