import { RequestRefused } from '../../http/request-refused.ts';
import { ReleaseError } from '../../table/release-error.ts';

/** A team changes its own sections only. */
export class ForeignSection extends RequestRefused {
  constructor(section: string) {
    super(
      403,
      `Your team does not release ${section}, so nothing was changed. Ask the team that does, or the operator.`,
    );
  }
}

/** Somebody else, the judge or a step of the plan was quicker. */
export function outdated(section: string): ReleaseError {
  return new ReleaseError(
    `The releases of ${section} are not as you have seen them any more, so nothing was changed. Look again, then decide.`,
  );
}
