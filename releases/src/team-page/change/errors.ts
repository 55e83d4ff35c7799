import { RequestRefused } from '../../http/request-refused.ts';
import { ReleaseError } from '../../table/release-error.ts';

/** Refuses a team's change to another team's section. */
export class ForeignSection extends RequestRefused {
  constructor(section: string) {
    super(
      403,
      `Your team does not release ${section}, so nothing was changed. Ask the team that does, or the operator.`,
    );
  }
}

/** Refuses a change to a state that somebody else, the judge or the plan changed meanwhile. */
export function outdated(section: string): ReleaseError {
  return new ReleaseError(
    `The releases of ${section} are not as you have seen them any more, so nothing was changed. Look again, then decide.`,
  );
}
