import { ReleaseError } from '../../release-error.ts';

/** Somebody else, the judge or a step of the plan was quicker. */
export function outdated(section: string): ReleaseError {
  return new ReleaseError(
    `The releases of ${section} are not as you have seen them any more, so nothing was changed. Look again, then decide.`,
  );
}
