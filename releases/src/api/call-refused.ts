import * as v from 'valibot';
import { ReleaseError } from '../table/release-error.ts';

/** A refused call of the release API: a message for people, a code for programs. */
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

/** Validates a call's body or query. A missing one counts as an empty object. */
export function parsed<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given ?? {});
  if (result.success) return result.output;
  throw new CallRefused(400, 'invalid', `This is not understood:\n${v.summarize(result.issues)}`);
}
