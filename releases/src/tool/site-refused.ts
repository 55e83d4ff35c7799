import { ReleaseError } from '../release-error.ts';

/** The site said no. The message is its own. */
export class SiteRefused extends ReleaseError {
  override readonly name = 'SiteRefused';

  constructor(
    /** `exists`, `forbidden`, … as the release API has it. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
