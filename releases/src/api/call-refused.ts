import * as v from 'valibot';
import { ReleaseError } from '../table/release-error.ts';

/** A call of the release API that is not granted: a message for a person, a code for a program. */
export class CallRefused extends ReleaseError {
  override readonly name = 'CallRefused';

  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** A call's body or query, as the schema has it. A call without one counts as empty. */
export function parsed<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given ?? {});
  if (result.success) return result.output;
  throw new CallRefused(400, 'invalid', `This is not understood:\n${v.summarize(result.issues)}`);
}
