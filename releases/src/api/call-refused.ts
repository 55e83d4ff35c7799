import { ReleaseError } from '../release-error.ts';

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
